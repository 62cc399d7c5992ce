// Generated from contracts/openapi.yaml by tools/generateContract.ts. Do not edit.
export interface paths {
    "/api/v2/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The configuration of the shop
         * @description Called once at start. The shop shows nothing before it succeeds.
         */
        post: operations["loadApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A category, a list of products or an editorial page */
        post: operations["loadContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product with everything its page shows */
        get: operations["loadProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/products/{productId}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leaves an e-mail address with a product, for when it is back or with a question
         * @description A back-in-stock request is stored once the link in its mail is opened. A question is forwarded.
         */
        post: operations["sendProductRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/productRequests/{requestUid}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms a back-in-stock request
         * @description The uid is in the link of the mail. Confirming again changes nothing. One mail is sent when the product is back, and the address is forgotten.
         */
        post: operations["confirmProductRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/navigation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The items below a menu item */
        post: operations["loadNavigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/addresses/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses of all pages that search engines may list
         * @description Products, categories and editorial pages that answer with a page of their own; categories that lead to a product are left out.
         */
        get: operations["listPageAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/redirects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The shop owner's redirect rule for a path */
        post: operations["findRedirect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message of a visitor to the people of the shop
         * @description For everybody. A message whose field website is filled in is spam: it gets the same response and is not delivered. Three messages of one address within ten minutes are taken.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Products and categories that match the query
         * @description With a session the prices are those of the customer.
         */
        post: operations["search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a question finds, as a list with facets
         * @description The same for every visitor: prices are those that everyone pays.
         */
        post: operations["listFound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Products by their printed article numbers
         * @description For orders by list. Spaces, hyphens and small letters of a number make no difference; its letters count.
         */
        post: operations["findArticles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer's own prices of products on a page */
        post: operations["listOwnPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/prices/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer's own price of one product
         * @description Called for a line of the cart.
         */
        post: operations["loadOwnPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/cart/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The whole cart as the backend has it
         * @description Of the cookie es_cuid, or of the signed-in customer. A cart made before login is merged with the account's cart; the first response after that has isMerged.
         */
        post: operations["loadCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds pieces of a product
         * @description More of a line that is there already raises its quantity. A cart is made when there is none.
         */
        post: operations["addCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart/lines/{lineUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the quantity of a line
         * @description 0 removes the line.
         */
        put: operations["setCartLineQuantity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chooses delivery, address or payment
         * @description Any of the fields; what is left out stays as it was.
         */
        post: operations["chooseForCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/cart/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Applies a discount code */
        post: operations["addCoupon"];
        /**
         * Removes a discount code
         * @description The couponCode is the code of the coupon in the cart.
         */
        delete: operations["removeCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/presession/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether an account has this e-mail address */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an account */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a customer in
         * @description The cart of the cookie es_cuid becomes the cart of the account.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/login-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link that signs in
         * @description The response is the same whether or not there is an account with this address. The link leads to a page of the shop with a token in its fragment that works once and for 15 minutes.
         */
        post: operations["requestLoginLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/login-link/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a customer in by the token of a mailed link
         * @description The cart of the cookie es_cuid becomes the cart of the account. The e-mail address is verified by it; an account whose address was not verified loses its sessions, passkeys and password first, because somebody else may have made it.
         */
        post: operations["loginByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/passkey-login/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to sign in by a passkey
         * @description Names no customer and no passkey. The challenge works once and for five minutes.
         */
        post: operations["beginPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/passkey-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a customer in by a passkey
         * @description The cart of the cookie es_cuid becomes the cart of the account.
         */
        post: operations["loginByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The passkeys of the customer
         * @description The oldest first.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Adds a passkey that the browser made from the options
         * @description The challenge of the options works once and for five minutes.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to make a passkey
         * @description The customer has signed in within ten minutes, or gives the password. The e-mail address has to be verified.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/passkeys/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a passkey
         * @description The customer has signed in within ten minutes, or gives the password.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who is signed in */
        post: operations["verifySession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs out
         * @description Succeeds without a session too.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link with which a new password can be set
         * @description The response is the same whether or not there is an account with this address. The link leads to /account/reset of the shop with a token that works once and for an hour.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with the token of a mailed link
         * @description Ends every session of the account. The customer is not signed in by it.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved addresses of the customer */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Adds an address to the address book
         * @description Only fields that were filled in are sent. Fields that are missing are refused as a whole.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/addresses/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a saved address
         * @description Only fields that changed are sent. Orders keep the address that they had.
         */
        put: operations["changeAddress"];
        post?: never;
        /**
         * Deletes a saved address
         * @description When it was the default one, the oldest that is left takes its place. A cart that had chosen it has chosen none.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the default delivery address, the invoice address, or the customer's personal data */
        post: operations["changeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's own data, as the page shows and changes them */
        get: operations["loadDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/password/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Another password, by who knows the one of now
         * @description Ends every other session of the account; this one goes on.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link to another e-mail address, by which it becomes the account’s
         * @description Until the link is opened nothing changes. The present address gets a mail too.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The address of the mailed link becomes the account’s
         * @description The sessions of the account go on.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link that verifies the e-mail address of the account
         * @description The same response when the address is verified already; there is no mail then. The link has a token in its fragment that works once and for a day.
         */
        post: operations["requestVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/verification/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verifies an e-mail address by the token of a mailed link
         * @description Nobody is signed in by it.
         */
        post: operations["confirmVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that the shop knows of the customer */
        get: operations["loadData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes the account
         * @description Login, addresses, cart and questions are gone at once and every session ends. What the law wants kept, orders with their invoices, the shop keeps for its term.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders of the customer */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/orders/{orderUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order with its lines
         * @description The customer's own, or one that was made for the company of which the customer is a member.
         */
        get: operations["loadOrder"];
        /** Writes the customer’s own reference on an order */
        put: operations["changeOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/orders/{orderUid}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The ways to pay an open order */
        post: operations["listOrderPaymentOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/orders/{orderUid}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts the payment of what is open */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices of the customer */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/invoices/{invoiceUid}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice or credit note as PDF/A */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/invoices/{invoiceUid}/ubl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice or credit note of a business as UBL 2.1 */
        get: operations["downloadInvoiceXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company for which the customer orders, and its credit */
        get: operations["loadCompany"];
        /** Makes a company of the customer, or changes its settings */
        put: operations["saveCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/company/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails an invitation to order on behalf of the company */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/company/members/{memberUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the role of a member, or ends a membership or an invitation */
        put: operations["changeMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/company/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the customer a member */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/company/requests/{requestUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves or refuses an order; the buyer is mailed */
        post: operations["decideRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/company/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders of all members */
        get: operations["listCompanyOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's questions */
        get: operations["listTickets"];
        put?: never;
        /** Sends a question to the shop */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/orders/{orderUid}/reviews/{lineUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reviews a product that was bought
         * @description One for each line of an order that was delivered. People of the shop publish or refuse it; until then, and after a refusal, writing again takes the place of what was written before.
         */
        put: operations["writeReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the customer's wishlist and returns it complete
         * @description Saying a change again changes nothing. A product that is on the list already keeps its place; one that the shop does not have is passed over, and so is what would make the list longer than 200.
         */
        post: operations["changeWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a quote
         * @description The shop answers with prices and a day until which they count. When the visitor's cart has all of the lines, the quote is for that cart.
         */
        post: operations["requestQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/quotes/{quoteKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A quote */
        get: operations["loadQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/quotes/{quoteKey}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A quote as PDF
         * @description Also of a quote that was accepted, or has expired, which the file then says.
         */
        get: operations["downloadQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/quotes/{quoteKey}/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts a quote
         * @description Puts its lines into the cart at the quoted prices, unless the shop has changed what it offers since the visitor read it. In the cart for which the quote was requested they replace the same pieces. Accepting again changes nothing. Sets the cookie es_cuid of a visitor who has no cart.
         */
        post: operations["acceptQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/quotes/{quoteKey}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws a request for a quote
         * @description Withdrawing again changes nothing.
         */
        post: operations["withdrawQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The quotes of the customer */
        get: operations["listQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shares a cart or a wishlist by a link
         * @description Products, quantities and options as they are now; later changes of the cart or the list are not in it. It holds nothing about its owner.
         */
        post: operations["createShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/shares/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws a link
         * @description From then on it shows nothing. Withdrawing again, or what does not exist, changes nothing and gives the same response.
         */
        post: operations["withdrawShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/shares/{shareToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a link shares */
        get: operations["loadShare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/tickets/{ticketUid}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a message to a question */
        post: operations["replyTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/orders/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The status of an order, without a session
         * @description By number and e-mail address, or by the key in the mail. After five wrong attempts for one number, further ones are refused for 15 minutes.
         */
        post: operations["findOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/checkout/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Street and city of a zip code and house number */
        post: operations["lookupAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The older path of the same look-up
         * @deprecated
         * @description Same request and response as /api/v2/checkout/address, which replaces it.
         */
        post: operations["lookupAddressLegacy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/checkout/address/v2/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Addresses that begin with what was typed
         * @description A search begins with an empty context and narrows with the context of the match that was chosen. Contexts expire 15 minutes after the last question; the search then begins again.
         */
        post: operations["searchAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/checkout/address/details/{country}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The fields of a whole address
         * @description Called with the context of a match of precision Address.
         */
        post: operations["loadAddressDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/checkout/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The ways to deliver this cart to a country */
        post: operations["listDeliveryOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/checkout/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The ways to pay for this cart from a country */
        post: operations["listPaymentOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/checkout/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders the cart and starts its payment
         * @description Needs an address, a delivery option and a payment option in the cart.
         */
        post: operations["pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/checkout/payments/{paymentUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The status of a payment
         * @description Polled by the result page while the payment is pending. Anybody with the uid may call it.
         */
        get: operations["loadPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/checkout/payments/{paymentUid}/told": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A device is about to report the purchase to an analytics tag
         * @description Returns whether it is the first of all devices for this purchase, by any of its payments: a shopper who comes back from the bank in another browser is counted once. Anybody with the uid may call it. A backend without this call answers 404; then each device reports by itself.
         */
        post: operations["reportPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * First step of a withdrawal from the contract
         * @description For guests too. Nothing is looked up, so the response never shows whether an order exists. Nothing happens until it is confirmed, which can be done for an hour.
         */
        post: operations["stateWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/withdrawals/{withdrawalUid}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step, which withdraws
         * @description The receipt, with the moment of receipt, is mailed to the stated address, whether or not such an order exists; people of the shop do the rest. Confirming again gives the same response and no second mail.
         */
        post: operations["confirmWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pictures/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of the shop in one width and format */
        get: operations["loadPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An amount in whole euro cents, so € 12,50 is 1250. */
        Cents: number;
        /** @description Day of arrival by the shop's calendar, YYYY-MM-DD; null where only weeks are known. */
        ExpectedDay: string | null;
        /** @description A percentage with at most two decimals, so 21 and 12.5 and 8.25. */
        Percentage: number;
        /** @description An area in whole cm². 1 m² is 10000. */
        SquareCentimetres: number;
        /** @description A length in whole centimetres. */
        Centimetres: number;
        /** @description A weight in whole grams. */
        Grams: number;
        /**
         * Format: date-time
         * @description A moment in UTC as RFC 3339, so 2026-11-21T09:30:00Z.
         */
        Moment: string;
        /**
         * @description A language of the shop by its ISO 639-3 code.
         * @enum {string}
         */
        Locale: "nld" | "eng";
        /** @enum {string} */
        LanguageTag: "nl-NL" | "en-US";
        /**
         * @description The countries the shop delivers to.
         * @enum {string}
         */
        CountryCode: "NL" | "BE";
        /** @description Number of a product, the same in every language. */
        ProductId: number;
        /** @description A path on the shop in the language of the response, without language prefix and without trailing slash. */
        Path: string;
        /** @description The same page in each language, without language prefix. */
        LocalePaths: {
            nld: components["schemas"]["Path"];
            eng: components["schemas"]["Path"];
        };
        Breadcrumb: {
            position: number;
            label: string;
            slug: components["schemas"]["Path"];
        };
        Seo: {
            titleTag: string;
            descriptionTag: string;
        };
        /** @description The status of the response says all. */
        Nothing: null;
        /** @description Root-relative or absolute addresses of WebP pictures. */
        ImageSizes: {
            /** @description As wide as there is, at most 1920 px. */
            max: string;
            /** @description At most 960 px wide. */
            large: string;
            /** @description At most 480 px wide. */
            medium: string;
        };
        PictureSource: {
            /** @description Address with the literal texts {width} and {format} to be replaced. */
            template: string;
            /** @description Widths in px that exist, ascending. */
            widths: number[];
            /** @description Formats that exist, the smallest first. */
            formats: ("avif" | "webp")[];
            /** @description Width divided by height. */
            aspectRatio: number;
        };
        Picture: {
            imageAlt: string;
            imageSrc: components["schemas"]["ImageSizes"];
            source: components["schemas"]["PictureSource"];
        };
        /** @description A picture in the gallery of a product. */
        ProductImage: {
            id: string;
            imageAlt: string;
            imageSrc: components["schemas"]["ImageSizes"];
            source: components["schemas"]["PictureSource"];
        };
        /** @description The picture of another product of the same family. */
        VariationImage: {
            url: components["schemas"]["ImageSizes"];
            alt: string;
            source: components["schemas"]["PictureSource"];
        };
        PostImage: {
            variations: components["schemas"]["ImageSizes"];
            imageAlt: string;
            source: components["schemas"]["PictureSource"];
        };
        /** @description What one piece costs. `vatIncluded` marks the side that is authoritative: true means that the InclVat amounts were fixed by the seller and the ExclVat amounts are derived, false the other way round. Discounted = base × (100 − discountPercentage) / 100, rounded to the nearest cent, halves away from zero, on the authoritative side. */
        Prices: {
            vatIncluded: boolean;
            vatPercentage: components["schemas"]["Percentage"];
            baseExclVat: components["schemas"]["Cents"];
            baseInclVat: components["schemas"]["Cents"];
            discountPercentage: components["schemas"]["Percentage"];
            /** @description Price after discount, excluding VAT, whole cents; equals baseExclVat without discount. */
            discountExclVat: components["schemas"]["Cents"];
            /** @description Price after discount, including VAT, whole cents; equals baseInclVat without discount. */
            discountInclVat: components["schemas"]["Cents"];
            /** @description Base minus discounted on the authoritative side, whole cents. */
            discount?: components["schemas"]["Cents"];
            /** @description Base price for everyone on the authoritative side, whole cents, when these are a customer's own prices. */
            default?: components["schemas"]["Cents"];
            /** @description Lowest price of the last 30 days before the reduction on the authoritative side, whole cents. null or absent when not known: then no reduction is shown, whatever discountPercentage says. */
            lowestPrice30Days?: components["schemas"]["Cents"] | null;
            /** @description Of a product that costs less a piece from some quantity on. On a line, that of the largest fromQuantity reached takes the place of base and discountPercentage; what options add stays. Quantities of other lines do not count. Left out without any, and from a customer's own prices, which go before it. */
            volumePrices?: components["schemas"]["VolumePrice"][];
        };
        VolumePrice: {
            /** @description Pieces on one line. */
            fromQuantity: number;
            /** @description One piece before discount on the authoritative side of the product's prices, whole cents. */
            base: components["schemas"]["Cents"];
            discountPercentage: components["schemas"]["Percentage"];
        };
        /** @description What a choice adds to one piece, as in Prices. It is taxed at its product's rate and has none of its own: what is taxed differently is a line of its own. Where it was fixed on the other side than its product's price, its base is converted first, once, with the product's rate, rounded to the nearest cent, and its discount is taken from the converted base. */
        OptionPrices: {
            vatIncluded: boolean;
            baseExclVat: components["schemas"]["Cents"];
            baseInclVat: components["schemas"]["Cents"];
            discountPercentage: components["schemas"]["Percentage"];
            discountExclVat: components["schemas"]["Cents"];
            discountInclVat: components["schemas"]["Cents"];
            /** @description Base minus discounted on the authoritative side, whole cents. */
            discount?: components["schemas"]["Cents"];
            /** @description Lowest price of the last 30 days before the reduction on the authoritative side, whole cents. null or absent when not known: then no reduction is shown, whatever discountPercentage says. */
            lowestPrice30Days?: components["schemas"]["Cents"] | null;
        };
        AmountBothSides: {
            exclVat: components["schemas"]["Cents"];
            inclVat: components["schemas"]["Cents"];
        };
        PricesRequest: {
            items: components["schemas"]["ProductPrices"][];
        };
        /** @description A product and what one piece of it costs. In a question the prices are those that the page shows. */
        ProductPrices: {
            productId: components["schemas"]["ProductId"];
            /** @description null when the product has no price. */
            prices: components["schemas"]["Prices"] | null;
        };
        OwnPrices: {
            /** @description One piece without its options; null when the product has no price. */
            prices: components["schemas"]["Prices"] | null;
        };
        DeliveryTime: {
            /** @description Whole days until delivery; null when there is no indication. */
            totalDays: number | null;
            /**
             * @description Whether 7 days or more are written in weeks.
             * @enum {string}
             */
            unit: "day" | "week";
        };
        Swatch: {
            name: string;
            /** @description A CSS colour, for example #b5603c. */
            colour: string;
            productId: components["schemas"]["ProductId"];
            /** @description Last part of that product's path, in the language of the response. */
            slug: string;
            /** @description That product's. */
            title: string;
            image: components["schemas"]["Picture"] | null;
        };
        /** @description A product as lists show it. */
        ProductCard: {
            productId: components["schemas"]["ProductId"];
            /** @description The product number as text. */
            id: string;
            /** @description Last part of the product's path, in the language of the response. */
            slug: string;
            title: string;
            brand: string;
            image: components["schemas"]["Picture"] | null;
            /** @description Second picture, shown on hover. */
            hoverImage: components["schemas"]["Picture"] | null;
            /** @description null when no price is available; such a product cannot be ordered. */
            prices: components["schemas"]["Prices"] | null;
            /** @description Pieces in stock; null when stock is not kept. */
            stock: number | null;
            delivery: components["schemas"]["DeliveryTime"];
            /** @description Colours in which the product can be had at the same price, itself among them, each a product of its own; one alone is no choice. A list shows one card for all of them. */
            swatches: components["schemas"]["Swatch"][];
            /** @description What distinguishes it from similar ones at a glance, such as size and material, in the language of the response. */
            facts: string[];
            /** @description What a square metre costs at least of a product that is made to measure; null for all others. */
            pricePerM2: components["schemas"]["OptionPrices"] | null;
            contents?: components["schemas"]["Contents"];
        };
        /** @description A product with everything its page shows. */
        Product: {
            productId: components["schemas"]["ProductId"];
            /** @description The product number as text. */
            id: string;
            /** @description Last part of the product's path, in the language of the response. */
            slug: string;
            title: string;
            brand: string;
            image: components["schemas"]["Picture"] | null;
            hoverImage: components["schemas"]["Picture"] | null;
            /** @description null when no price is available; such a product cannot be ordered. */
            prices: components["schemas"]["Prices"] | null;
            /** @description Pieces in stock; null when stock is not kept. */
            stock: number | null;
            delivery: components["schemas"]["DeliveryTime"];
            swatches: components["schemas"]["Swatch"][];
            facts: string[];
            pricePerM2: components["schemas"]["OptionPrices"] | null;
            /** @description Part number of the manufacturer. */
            mpn: string;
            descriptions: {
                /** @description One or two sentences of plain text. */
                description: string;
                /** @description HTML; to be sanitised before it is shown. */
                longDescription: string;
            };
            /** @description The gallery; the first one is `image`. */
            images: components["schemas"]["ProductImage"][];
            /** @description Grams of one piece without options. */
            weight: components["schemas"]["Grams"];
            options: components["schemas"]["OptionGroup"][];
            /**
             * @description Cards shows every group on the page, collection one entry a group that opens a panel.
             * @enum {string}
             */
            optionsMode: "cards" | "collection";
            variations: components["schemas"]["VariationGroup"][];
            configurator?: components["schemas"]["Configurator"];
            totals?: components["schemas"]["ProductTotals"];
            specifications: components["schemas"]["Specification"][];
            /** @description False for bespoke goods. */
            returnable: boolean;
            breadcrumb: components["schemas"]["Breadcrumb"][];
            related: components["schemas"]["ProductCard"][];
            seo: components["schemas"]["Seo"];
            paths: components["schemas"]["LocalePaths"];
            contents?: components["schemas"]["Contents"];
            /** @description What goes with it and can be had now, such as an underlay; left out or empty when nothing does. */
            belongs?: components["schemas"]["ProductCard"][];
            /** @description A cart has at most one of it, and the first three samples of a cart cost nothing; left out of all other goods. */
            isSample?: boolean;
            /** @description Samples of its yarn that can be had now; left out or empty when there are none. */
            samples?: components["schemas"]["ProductCard"][];
            reviews?: components["schemas"]["ProductReviews"];
            legalFacts?: components["schemas"]["LegalFacts"];
        };
        ProductRequest: {
            /** @enum {string} */
            kind: "backInStock" | "question";
            emailAddress: string;
            /** @description Only, and always, of kind question. */
            question?: string;
        };
        /** @description What must be written with the product before it is bought; what does not apply is left out. */
        LegalFacts: {
            maker?: components["schemas"]["ProductContact"];
            /** @description In the European Union, of a maker outside it. */
            responsiblePerson?: components["schemas"]["ProductContact"];
            /** @description Warnings and safety information as plain text in the language of the response. */
            warnings?: string[];
            energyLabel?: components["schemas"]["EnergyLabel"];
            /**
             * Format: date
             * @description Until when the maker keeps its software up to date at least.
             */
            softwareUpdatesUntil?: string;
            durabilityGuarantee?: components["schemas"]["DurabilityGuarantee"];
            /** @description Whether used ones may not go with ordinary waste, so that the shop takes them back. */
            isTakenBack?: boolean;
        };
        ProductContact: {
            name: string;
            /** @description On one line, with the country in the language of the response. */
            postalAddress: string;
            emailAddress: string;
        };
        EnergyLabel: {
            /** @enum {string} */
            energyClass: "A" | "B" | "C" | "D" | "E" | "F" | "G";
            /**
             * @description What has the class. Only a product of its own shows an arrow; of a light source that a product contains the class is written.
             * @enum {string}
             */
            of: "product" | "lightSource";
            /** @description Its page in EPREL, with label and product information sheet. */
            registerUrl: string;
        };
        /** @description A commercial guarantee of durability, by the producer, for nothing and for the whole product. */
        DurabilityGuarantee: {
            producer: string;
            years: number;
            /** @description Its terms: a path on the shop without language prefix, or an absolute address. */
            terms: string;
        };
        ProductReviews: {
            /** @description Of all reviews, in stars. */
            average: number;
            /** @description How many there are; entries may be fewer. */
            count: number;
            /** @description Whether and how the shop makes sure that reviews come from people who bought the product, in the language of the response. */
            authenticity: string;
            /** @description The latest first. */
            entries: components["schemas"]["ProductReview"][];
        };
        ProductReview: {
            author: string;
            stars: number;
            /** @description Plain text, as it was written; left out where the author gave none. */
            title?: string;
            /** @description Plain text, as it was written. */
            text: string;
            language: components["schemas"]["Locale"];
            createdAt: components["schemas"]["Moment"];
            /** @description Whether the author bought the product here. */
            isVerified: boolean;
        };
        /** @description How much one piece is. */
        Contents: {
            /** @description Thousandths of the unit: 3680 of a rug of 160 × 230 cm. */
            amount: number;
            /** @enum {string} */
            unit: "m2" | "l" | "kg";
        };
        Specification: {
            name: string;
            options: string[];
        };
        /** @description What the page shows as chosen while the shopper has chosen nothing. It wins over `isDefault` of option items and over the state `selected` of variation items; where it is left out, those decide. A group without an entry starts without a choice. */
        Configurator: {
            /** @description Of each option group at most one item. One made to measure starts without measures. */
            options: components["schemas"]["ConfiguredChoice"][];
            /** @description Of each variation group the item that is this product. */
            variations: components["schemas"]["ConfiguredChoice"][];
        };
        ConfiguredChoice: {
            groupId: string;
            itemId: string;
        };
        /** @description What the price shows while the shopper has chosen nothing. From the first choice on the price is computed from `prices` and the options, so the total has to be what these come to. It never replaces a customer's own price or a price shown without VAT. Left out when the product has no price, and when it is made to measure: that shows the `defaultPrice` of its shape by the unit until it is measured. */
        ProductTotals: {
            /** @description One piece with the options of the configurator after discount, including VAT, whole cents. */
            totalInclVat: components["schemas"]["Cents"];
        };
        VariationGroup: {
            id: string;
            name: string;
            /** @enum {string} */
            displayType: "image" | "text";
            items: components["schemas"]["VariationItem"][];
        };
        VariationItem: {
            id: string;
            name: string;
            /**
             * @description Selected marks the requested product.
             * @enum {string}
             */
            state: "active" | "disabled" | "selected";
            productId: components["schemas"]["ProductId"];
            productSlug: string;
            productImage: components["schemas"]["VariationImage"] | null;
        };
        OptionGroup: {
            id: string;
            name: string;
            /** @description Heading above the group. */
            label: string;
            /** @enum {string} */
            displayType: "image" | "text" | "custom";
            items: components["schemas"]["OptionItem"][];
        };
        /** @description Discriminated by displayType. Only what is made to measure has a defaultPrice and advancedSettings; every other item adds its prices to one piece, whatever its size. */
        OptionItem: components["schemas"]["PlainOptionItem"] | components["schemas"]["CustomOptionItem"];
        PlainOptionItem: {
            id: string;
            groupId: string;
            name: string;
            /** @enum {string} */
            state: "active" | "disabled";
            /** @enum {string} */
            displayType: "image" | "text";
            /** @description What this choice adds to one piece; null when it adds nothing. */
            prices: components["schemas"]["OptionPrices"] | null;
            weight: components["schemas"]["Grams"];
            /** @description Whole days; 0 when the choice does not change the delivery time. */
            deliveryTime: number;
            cartable: boolean;
            isDefault: boolean;
            image: components["schemas"]["Picture"] | null;
        };
        /** @description A made-to-measure choice, sold by the square metre in one shape. */
        CustomOptionItem: {
            id: string;
            groupId: string;
            name: string;
            /** @enum {string} */
            state: "active" | "disabled";
            /** @constant */
            displayType: "custom";
            /** @description Price of one square metre; shown by the unit until the item is measured, and times the area from then on. */
            defaultPrice: components["schemas"]["OptionPrices"];
            /** @description Whole grams that this choice adds to one piece, whatever its measures. */
            weight: components["schemas"]["Grams"];
            /** @description Whole days; 0 when the choice does not change the delivery time. */
            deliveryTime: number;
            /** @description Whether it can be ordered once it is measured. */
            cartable: boolean;
            isDefault: boolean;
            image: components["schemas"]["Picture"] | null;
            advancedSettings: {
                /** @description Unit beside defaultPrice, for example m². */
                unitDisplay: string;
                /** @description Smallest area in whole cm²; 1 m² is 10000. Shown below the fields; a smaller piece is refused. */
                minimum: components["schemas"]["SquareCentimetres"];
                /** @description Largest width, length or diameter in whole centimetres. Shown beside each field; more is refused. */
                maximum: components["schemas"]["Centimetres"];
                shape: components["schemas"]["RugShape"];
            };
        };
        /**
         * @description A code, the same in every language. Rond has a diameter, the others width and length; Vierkant has them equal.
         * @enum {string}
         */
        RugShape: "Vierkant" | "Rechthoek" | "Ovaal" | "Organisch" | "Rond";
        CustomMeasures: {
            shape: components["schemas"]["RugShape"];
            /** @description Whole cm; null for Rond. */
            width: number | null;
            /** @description Whole cm; null for Rond. */
            length: number | null;
            /** @description Whole cm; null for all shapes but Rond. */
            diameter: number | null;
        };
        /**
         * @description The last one, by the manufacturer's part number with the highest first, is not chosen by a shopper but by the settings.
         * @enum {string}
         */
        Sort: "relevance" | "lowest-price" | "highest-price" | "alfabetic-a-z" | "mpn-descending";
        /**
         * @description Category and products list products, others is editorial.
         * @enum {string}
         */
        PageType: "category" | "products" | "others";
        ContentRequest: {
            /** @description Path without language prefix; filter segments included, each name:value1,value2 (names and values percent-encoded) or Prijs:min-max in whole euros. '/', the home page, when left out. */
            slug?: components["schemas"]["Path"];
            /** @description 1 when left out. */
            pageNumber?: number;
            /** @description The configured sort when left out. */
            sort?: components["schemas"]["Sort"];
        };
        Content: {
            id: string;
            parentId: string | null;
            pageTitle: string;
            /** @description Canonical path in the language of the response, without filters and language prefix. */
            slug: components["schemas"]["Path"];
            paths: components["schemas"]["LocalePaths"];
            breadcrumb: components["schemas"]["Breadcrumb"][];
            descriptions: {
                /** @description Plain text; may be empty. */
                short: string;
            };
            seo: components["schemas"]["Seo"];
            children: components["schemas"]["ChildCategory"][];
            /** @description The requested page of the list; empty for others. */
            products: components["schemas"]["ProductCard"][];
            /** @description The facets of the list; empty for others. */
            filters: components["schemas"]["Facet"][];
            /** @description The sort that was used. */
            sort: components["schemas"]["Sort"];
            pagination: {
                totalHits: number;
                /** @description Products on one page. */
                limit: number;
            };
            /** @description default, or only_products: never redirect to a single product. */
            displayType: string;
            /** @description How the list is laid out: grid, or list for one product a row. */
            view: string;
            /** @description Whether the page is as wide as the window. */
            edgeToEdge: boolean;
            /** @description The parts of a page of type others, in order; empty for lists. */
            blocks: components["schemas"]["ContentBlock"][];
            /** @description Only of a news post. */
            createdAt?: components["schemas"]["Moment"];
            /** @description Of a page of type others, the first is its own. A news post has one. */
            images?: components["schemas"]["PostImage"][];
            /** @description Only of a news post. Who wrote it. */
            author?: string;
        };
        ChildCategory: {
            id: string;
            pageTitle: string;
            slug: components["schemas"]["Path"];
            image: components["schemas"]["Picture"] | null;
            hasProducts: boolean;
        };
        /** @description Discriminated by type. */
        Facet: components["schemas"]["OptionsFacet"] | components["schemas"]["PriceFacet"];
        OptionsFacet: {
            /** @constant */
            type: "options";
            /** @description As in a path. */
            name: string;
            /** @description In the language of the response. */
            label: string;
            /** @constant */
            displayType: "checkbox";
            /** @description false hides the group; its filters in a path count all the same. Absent means true. */
            visible?: boolean;
            values: components["schemas"]["FacetOption"][];
        };
        FacetOption: {
            /** @description As in a path, not encoded. */
            value: string;
            /** @description In the language of the response. */
            label: string;
            /** @description Products that have it. */
            amount: number;
            isChecked: boolean;
            /** @description Of a value that is a colour, that colour for CSS. */
            colour?: string;
        };
        PriceFacet: {
            /** @constant */
            type: "priceRange";
            /**
             * @description The same in every language.
             * @constant
             */
            name: "Prijs";
            /** @description In the language of the response. */
            label: string;
            /** @constant */
            displayType: "priceRange";
            /** @description false hides the group; its filters in a path count all the same. Absent means true. */
            visible?: boolean;
            /** @description The whole range of the category. A path that names all of it has no price filter. */
            marks: components["schemas"]["PriceRange"];
            /** @description The chosen part of it; equal to marks when none is chosen. */
            range: components["schemas"]["PriceRange"];
        };
        /** @description Whole cents on the side of VAT that the shop shows (display.priceExclVat of the configuration); so is the range in a path, in whole euros, and the order by price. */
        PriceRange: {
            min: components["schemas"]["Cents"];
            max: components["schemas"]["Cents"];
        };
        /** @description Discriminated by displayType. */
        ActiveFilter: components["schemas"]["ActiveOptions"] | components["schemas"]["ActivePriceRange"];
        ActiveOptions: {
            name: string;
            label: string;
            /** @constant */
            displayType: "checkbox";
            /** @description The chosen values. */
            options: string[];
        };
        ActivePriceRange: {
            /** @constant */
            name: "Prijs";
            label: string;
            /** @constant */
            displayType: "priceRange";
            range: components["schemas"]["PriceRange"];
        };
        NavigationItem: {
            id: string;
            title: string;
            /** @description Path in the language of the response without language prefix, or an absolute address. */
            url: string;
            children: components["schemas"]["NavigationItem"][];
            /** @description Of the category that the item leads to. */
            image?: components["schemas"]["Picture"];
        };
        NavigationRequest: {
            /** @description The item whose children are requested. */
            parentId: string;
            /** @description The page the shopper is on. */
            currentId: string | null;
            /** @description Whether the children carry their own children too. */
            expand: boolean;
        };
        RedirectRequest: {
            path: components["schemas"]["Path"];
        };
        PageAddresses: {
            total: number;
            /** @description Addresses in one response. */
            limit: number;
            addresses: components["schemas"]["LocalePaths"][];
        };
        RedirectRule: {
            /** @description A path without language prefix, or an absolute address. */
            target: string;
            /** @enum {integer} */
            statusCode: 301 | 302;
        };
        FoundRequest: {
            /** @description Trimmed. Nothing but spaces finds nothing. */
            q: string;
            /** @description Filter segments as in the path of a category, for example '/Kleur:blauw'; '/' when left out. */
            slug?: components["schemas"]["Path"];
            /** @description 1 when left out. */
            pageNumber?: number;
            /** @description Relevance when left out. */
            sort?: components["schemas"]["Sort"];
        };
        /** @description A list like that of a category. Of very many hits the best thousand are listed. */
        Found: {
            categories: components["schemas"]["SearchItem"][];
            /** @description The requested page of the list; colours and sizes of one product share a card. */
            products: components["schemas"]["ProductCard"][];
            filters: components["schemas"]["Facet"][];
            /** @description The sort that was used. */
            sort: components["schemas"]["Sort"];
            pagination: {
                totalHits: number;
                /** @description Products on one page. */
                limit: number;
            };
        };
        ArticlesRequest: {
            numbers: string[];
        };
        Article: {
            /** @description As it was requested. */
            number: string;
            /** @description null when no product has this number. */
            productId: components["schemas"]["ProductId"] | null;
        };
        SearchRequest: {
            /** @description Trimmed. Nothing but spaces finds nothing. */
            q: string;
        };
        SearchGroup: {
            id: string;
            title: string;
            items: components["schemas"]["SearchItem"][];
        };
        SearchItem: {
            /** @description For a product its number. */
            id: string;
            /** @description HTML: matches are in mark elements. */
            title: string;
            image: components["schemas"]["Picture"] | null;
            url: components["schemas"]["Path"];
            slug: string;
            badges: components["schemas"]["SearchBadge"][];
        };
        /** @description Discriminated by type. */
        SearchBadge: components["schemas"]["ImageBadge"] | components["schemas"]["TextBadge"] | components["schemas"]["PriceBadge"];
        ImageBadge: {
            /** @constant */
            type: "image";
            /** @description Alternative text of the picture. */
            label: string;
            colorClass: string;
            /** @description Address of a small picture. */
            image: string;
        };
        TextBadge: {
            /** @constant */
            type: "text";
            label: string;
            /** @description The look, one of is-accent, is-success, is-warning, is-danger and is-info. Any other name is the plain badge, of a price plain text. */
            colorClass: string;
        };
        PriceBadge: {
            /** @constant */
            type: "price";
            /** @description Empty when the price says all. */
            label: string;
            /** @description The look, one of is-accent, is-success, is-warning, is-danger and is-info. Any other name is the plain badge, of a price plain text. */
            colorClass: string;
            value: components["schemas"]["BadgePrice"];
        };
        BadgePrice: {
            /** @description Stands before the lowest price when min and max differ, for example vanaf. */
            prefix: string;
            range: {
                min: components["schemas"]["AmountBothSides"];
                max: components["schemas"]["AmountBothSides"];
            };
            discountExclVat: components["schemas"]["Cents"];
            discountInclVat: components["schemas"]["Cents"];
        };
        Link: {
            label: string;
            path: components["schemas"]["Path"];
        };
        /** @description Discriminated by type. */
        ContentBlock: components["schemas"]["HeroBlock"] | components["schemas"]["TilesBlock"] | components["schemas"]["RugTeaserBlock"] | components["schemas"]["ProductsBlock"] | components["schemas"]["ClaimsBlock"] | components["schemas"]["PostsBlock"] | components["schemas"]["ReviewsBlock"] | components["schemas"]["EventsBlock"] | components["schemas"]["ChooserBlock"] | components["schemas"]["RichTextBlock"];
        HeroBlock: {
            /** @constant */
            type: "hero";
            title: string;
            text: string;
            image: components["schemas"]["Picture"];
            links: components["schemas"]["Link"][];
        };
        TilesBlock: {
            /** @constant */
            type: "tiles";
            title: string;
            tiles: components["schemas"]["Tile"][];
        };
        Tile: {
            title: string;
            path: components["schemas"]["Path"];
            image: components["schemas"]["Picture"];
            /** @enum {string} */
            size: "large" | "wide" | "small";
        };
        RugTeaserBlock: {
            /** @constant */
            type: "rugTeaser";
            title: string;
            text: string;
            link: components["schemas"]["Link"];
            productId: components["schemas"]["ProductId"];
            /** @description Whole cents for one square metre, including VAT. */
            pricePerM2: components["schemas"]["Cents"];
        };
        ProductsBlock: {
            /** @constant */
            type: "products";
            title: string;
            link: components["schemas"]["Link"] | null;
            products: components["schemas"]["ProductCard"][];
        };
        /** @description The place of the shop's promises. They follow from the configuration, so that no page promises what the shop does not. */
        ClaimsBlock: {
            /** @constant */
            type: "claims";
        };
        PostsBlock: {
            /** @constant */
            type: "posts";
            title: string;
            posts: components["schemas"]["Post"][];
        };
        Post: {
            pageTitle: string;
            /** @description Opening of the post, plain text. */
            text: string;
            slug: components["schemas"]["Path"];
            createdAt: components["schemas"]["Moment"];
            images: components["schemas"]["PostImage"][];
            seo: {
                descriptionTag: string;
            };
        };
        ReviewsBlock: {
            /** @constant */
            type: "reviews";
            title: string;
            reviews: components["schemas"]["Review"][];
        };
        Review: {
            author: string;
            /** @description In the language of the response. */
            text: string;
            stars: number;
            language?: components["schemas"]["Locale"];
            createdAt?: components["schemas"]["Moment"];
            product?: components["schemas"]["ReviewedProduct"];
        };
        ReviewedProduct: {
            title: string;
            /** @description Path of the product page, without the language prefix. */
            slug: string;
        };
        EventsBlock: {
            /** @constant */
            type: "events";
            title: string;
            /** @description The next first. */
            events: components["schemas"]["Event"][];
        };
        Event: {
            id: string;
            title: string;
            /** @description Plain text. */
            text: string;
            place: string;
            startsAt: components["schemas"]["Moment"];
            endsAt: components["schemas"]["Moment"];
        };
        /** @description A few questions that lead to one product. */
        ChooserBlock: {
            /** @constant */
            type: "chooser";
            title: string;
            questions: components["schemas"]["ChooserQuestion"][];
            /** @description From the least that may do to the most. The outcome is the highest that an answer asks for. */
            outcomes: components["schemas"]["ChooserOutcome"][];
        };
        ChooserQuestion: {
            question: string;
            answers: components["schemas"]["ChooserResponse"][];
        };
        ChooserResponse: {
            label: string;
            /** @description Place in outcomes, from 0, of the least that will do. */
            outcome: number;
        };
        ChooserOutcome: {
            /** @description Why this one. */
            text: string;
            product: components["schemas"]["ProductCard"];
        };
        RichTextBlock: {
            /** @constant */
            type: "richText";
            /** @description HTML; to be sanitised before it is shown. */
            html: string;
        };
        /** @description How the shop is set up. Optional fields have the default that their description names. */
        Config: {
            app: {
                name: string;
            };
            organizationName: string;
            /** @enum {string} */
            status: "active" | "inactive";
            /** @description Names of logos: ideal, bancontact, paypal, creditcard, klarna, … */
            paymentMethods: string[];
            /** @description Names of logos: postnl, dhl, … */
            deliveryMethods: string[];
            logoUrl: string;
            faviconUrl: string;
            termsConditionsUrl: string;
            /** @description Address of the accessibility statement; empty or left out when there is none. */
            accessibilityUrl?: string;
            /**
             * Format: uri
             * @description Public address of the shop without trailing slash.
             */
            appUrl: string;
            languages: {
                /** @description Language of this response, for the lang attribute of its pages: nl-NL, nl-BE, en-US, … */
                html: string;
                /** @description Languages the shop is offered in, the main one first. */
                app: components["schemas"]["Locale"][];
                /** @description Where a language has a public address of its own, without trailing slash. None when left out. */
                domains?: {
                    /** Format: uri */
                    nld?: string;
                    /** Format: uri */
                    eng?: string;
                };
            };
            display: components["schemas"]["DisplaySettings"];
            delivery?: components["schemas"]["DeliveryTerms"];
            stock: {
                /** @enum {string} */
                displayType: "text" | "amount";
                /** @description Whether stock is shown. */
                state: boolean;
                /** @description Pieces; low-stock wording at or below it. */
                lowStockThreshold: number;
            };
            support: {
                /** @description As shown; empty when there is none. */
                phoneNumber: string;
                /** @description International without plus sign; empty when there is none. */
                whatsappNumber: string;
                /** @description Opening hours, in display.timeZone. None when left out. */
                openingHours?: components["schemas"]["OpeningHours"][];
                /** @description Whether the shop shows the contact widget; content.contactWidget must agree. Default false. */
                contactWidget?: boolean;
                /** @description What buyers gave the shop on average, as shown, for example 9.7. Left out or empty: no score is shown. */
                reviewScore?: string;
            };
            /** @description Whether new accounts can be made. */
            registration: boolean;
            /** @description Whether customers can sign in by passkeys. Default false. */
            passkeys?: boolean;
            /** @description Whether people who are no company can make an account. Default true. */
            privateCustomers?: boolean;
            navigation: {
                /** @description Whether menus show their deeper levels at once. */
                expandItems: boolean;
            };
            menus: {
                navigation: components["schemas"]["Menu"];
                footer: components["schemas"]["Menu"];
            };
            content?: components["schemas"]["ContentSettings"];
            order?: components["schemas"]["OrderSettings"];
            displayCart?: {
                /** @description Default false. */
                displayShipmentCosts?: boolean;
                /** @description Default false. */
                displayCoupons?: boolean;
            };
            accountMenu?: {
                /** @description Default true. */
                overview?: boolean;
                /** @description Default true. */
                orders?: boolean;
                /** @description Default false. */
                tickets?: boolean;
                /** @description Default true. */
                invoices?: boolean;
                /** @description Default false. */
                returns?: boolean;
                /** @description Default true. */
                information?: boolean;
            };
            businessMenu?: {
                /** @description Width in px. Default 320. */
                maximumWidth?: number;
                /** @description Default 2. */
                itemsPerColumn?: number;
            };
        };
        DisplaySettings: {
            locale: components["schemas"]["Locale"];
            /** @description Time zone of dates, by its name in the time zone database. Default America/New_York. */
            timeZone?: string;
            currency: {
                /** @description ISO 4217 code. */
                defaultCurrency: string;
                /** @description Whether amounts carry the currency sign. */
                state: boolean;
            };
            /**
             * @description Decimals outside the cart; 0 shows whole euros with ',-'.
             * @enum {integer}
             */
            priceDecimals: 0 | 2;
            /** @description Whether prices are shown to this visitor without VAT, by the cookie price_vat too. */
            priceExclVat: boolean;
            /** @description Whether a zero price is shown as free. Default true. */
            freeLabel?: boolean;
            cookieWall: {
                state: boolean;
                /** @description What is loaded only after consent. */
                scripts: components["schemas"]["DeferredScript"][];
            };
        };
        DeferredScript: {
            /** @enum {string} */
            category: "necessary" | "preferences" | "statistics" | "marketing";
            /** @enum {string} */
            type: "script" | "stylesheet";
            /** @description https address; its backend is named in the content security policy of the pages. */
            url: string;
            /** @description Further origins that the script sends to or takes pictures from, such as https://region1.google-analytics.com. Default none. */
            talksTo?: string[];
        };
        CountryDeliveryTerms: {
            countryCode: components["schemas"]["CountryCode"];
            shippingInclVat: components["schemas"]["Cents"] | null;
            freeFromInclVat: components["schemas"]["Cents"] | null;
            extraDays?: number;
            weekdays?: components["schemas"]["Weekdays"];
        };
        /** @description General shipping costs and delivery times; those of an order are in the delivery options. */
        DeliveryTerms: {
            /** @description What is ordered later, by the clock of display.timeZone, counts as ordered the next day: 23:30. null when nothing is too late. */
            orderBefore: string | null;
            /** @description Whole cents that the first delivery option costs; null when that is not known beforehand. */
            shippingInclVat: components["schemas"]["Cents"] | null;
            /** @description For goods of this worth the first delivery option is free; null when it never is. */
            freeFromInclVat: components["schemas"]["Cents"] | null;
            /** @description Days that the first delivery option takes beyond the days of a product. Default 0. */
            extraDays?: number;
            weekdays?: components["schemas"]["Weekdays"];
            /** @description Days of the coming two months on which nothing is delivered whatever day of the week it is. Default none. */
            holidays?: string[];
            /** @description What is different for addresses in other countries. Default none. */
            countries?: components["schemas"]["CountryDeliveryTerms"][];
        };
        ContentSettings: {
            /** @description Whole days. Default 30. */
            returnDays?: number;
            /** @description Whether the shop pays for sending goods back. Default false, so that nothing is promised. */
            returnsAreFree?: boolean;
            /** @description Where the shop explains what its pages say in a few words. Default nowhere. */
            informationPages?: {
                /** @description What puts a product before another in lists and search results. */
                ranking?: components["schemas"]["Path"];
                /** @description Where used batteries and devices can be handed in. */
                takeBack?: components["schemas"]["Path"];
            };
            /** @description What the shop promises, made of its settings, such as delivery on the next day, free returns and the days to change one's mind. A promise without a page that shows that it is true is left out. Default none. */
            claims?: components["schemas"]["Claim"][];
            /** @description Default relevance. */
            sortBy?: components["schemas"]["Sort"];
            /** @description Whether the contact widget is shown; support.contactWidget must agree. Default false. */
            contactWidget?: boolean;
            category?: {
                filters?: {
                    /** @description Options shown before Show more. Default 5. Spelt as in the specification. */
                    showMoreTreshold?: number;
                    /** @description Whether the price slider is shown. Default true. */
                    priceRange?: boolean;
                };
            };
            product?: {
                /** @description Specifications on the page before the panel. Default 8. */
                specificationsMaximum?: number;
                /** @description Maximum of requested specifications. Default 1000. */
                specificationsLimit?: number;
                /** @description Whether unsorted lists are ordered by part number, the highest first, in place of sortBy. Default false. */
                sortByMpnDescending?: boolean;
            };
        };
        OrderSettings: {
            /** @description Part of custom lines that is paid at once. Default off, 20 %. */
            deposit?: {
                state: boolean;
                percentage: components["schemas"]["Percentage"];
            };
            /** @description Whether payment options of kind partial are offered. Default false. */
            partialPayment?: boolean;
            /** @description Whether payment options of kind onAccount are offered. Default false. */
            onAccountPayment?: boolean;
            /** @description Whether a guest can order; the account is created during the order. Default true. */
            guestCheckout?: boolean;
            /**
             * @description How often a guest types the password of the account that the order makes. With none the account gets a random password, until its owner requests a new one by mail. Default twice.
             * @enum {string}
             */
            guestPassword?: "twice" | "once" | "none";
            /**
             * @description Which rates the VAT of shipping follows. Default highest-rate.
             * @enum {string}
             */
            shippingVat?: "highest-rate" | "pro-rata";
        };
        Menu: {
            desktop: components["schemas"]["NavigationItem"][];
            mobile: components["schemas"]["NavigationItem"][];
        };
        OpeningHours: {
            /** @description 1 is Monday, 7 is Sunday. */
            days: number[];
            from: string;
            /** @description Later than from. */
            until: string;
        };
        ContactMessage: {
            name: string;
            emailAddress: string;
            message: string;
            /** @description Empty. Programs that fill in every field of a form fill in this one too. */
            website: string;
        };
        NewCartLine: {
            item: {
                /** @description The client's key of the line; the same product with the same options has the same key. */
                id: string;
                productId: components["schemas"]["ProductId"];
                /** @description Pieces to add. A line holds at most 9 999. */
                quantity: number;
                options: components["schemas"]["ChosenOption"][];
            };
        };
        ChosenOption: {
            groupId: string;
            itemId: string;
            /** @description Only for made-to-measure choices. */
            custom?: components["schemas"]["CustomMeasures"];
        };
        LineQuantity: {
            /** @description Wanted pieces; 0 removes the line. */
            quantity: number;
            /** @description The client's key of the line. */
            id: string;
        };
        AddedLine: {
            /** @description For the cookie es_cuid. */
            cUid: string;
            /** @description The backend's id of the line. */
            lUid: string;
            cart: components["schemas"]["Cart"];
        };
        UpdatedLine: {
            /** @description What the stock allows, lower than requested when there is not enough; of a quoted line the quoted quantity. */
            updatedQuantity: number;
            /** @description The whole cart after the change. A backend may leave it out; the cart is then read with a call of its own. */
            cart?: components["schemas"]["Cart"];
        };
        CartChoice: {
            shipping_option_id?: string;
            /** @description Only beside a shipping_option_id of type pickup. */
            pickup_location_id?: string;
            /** @description Only beside a shipping_option_id, one of its deliveryDays. Left out, the earliest of them. */
            delivery_day?: components["schemas"]["DeliveryDay"];
            /** @description Only beside a shipping_option_id, ids of its services. Left out, none. */
            delivery_services?: string[];
            address_id?: string;
            payment_option_id?: string;
        };
        CouponRequest: {
            /** @description As it was typed; spaces and small letters make no difference. */
            couponCode: string;
        };
        Cart: {
            /** @description null while the backend knows no cart. */
            cUid: string | null;
            /** @description The newest first. */
            lines: components["schemas"]["CartLine"][];
            coupons: components["schemas"]["Coupon"][];
            /** @description null while no delivery option is chosen. */
            shipping: components["schemas"]["Shipping"] | null;
            delivery: {
                shippingId: string | null;
                pickupLocationId: string | null;
                /** @description The chosen day of large goods, which may have passed meanwhile: it counts while it is one of the deliveryDays of the option. Left out, none is chosen, or there is nothing to choose. */
                day?: components["schemas"]["DeliveryDay"];
                /** @description Ids of the chosen services, whose prices are part of shipping. Left out, none. */
                services?: string[];
            };
            paymentOptionId: string | null;
            addressId: string | null;
            /** @description An anonymous cart was merged with the account's cart at login; reported once. */
            isMerged: boolean;
            /** @description Left out, it is charged. A cart without lines has it too, so that pages show the visitor's prices. */
            vatTreatment?: components["schemas"]["VatTreatment"];
            /** @description What the backend charges. A front end may show a preview of its own while it waits for a response, and then shows these. */
            totals: components["schemas"]["CartTotals"];
        };
        CartLine: {
            /** @description The client's key of the line. */
            id: string;
            /** @description The backend's id of the line. */
            uid: string;
            productId: components["schemas"]["ProductId"];
            slug: string;
            title: string;
            /** @description What distinguishes the product from similar ones at a glance, such as size and material, in the language of the response; left out when there is nothing. */
            facts?: string[];
            image: components["schemas"]["Picture"] | null;
            quantity: number;
            /** @description The requested quantity when the stock, or the most that a line holds, allowed only quantity. */
            originalQuantity: number | null;
            /** @description One piece of the product without its options. */
            prices: components["schemas"]["Prices"];
            options: components["schemas"]["LineOption"][];
            weight: {
                /** @description Whole grams of one piece without its options. */
                perUnit: components["schemas"]["Grams"];
            };
            /** @description Pieces in stock; null when stock is not kept. */
            stock: number | null;
            returnable: boolean;
            /** @description A sample, of which a cart has at most one; left out of all other goods. The first three samples that were put in cost nothing, by an adjustment with the id free-sample. */
            isSample?: boolean;
            /** @description The quote that the line comes from; left out of all other lines. */
            quote?: components["schemas"]["LineQuote"];
            /** @description How long it takes with its options, as its page says; left out when there is no indication. */
            delivery?: components["schemas"]["DeliveryTime"];
            /** @description What promotions of the backend take off this line; empty when there are none. */
            adjustments: components["schemas"]["LineAdjustment"][];
            totals: components["schemas"]["LineTotals"];
        };
        LineOption: {
            groupId: string;
            itemId: string;
            groupName: string;
            name: string;
            /** @description What the choice adds to one piece, for made-to-measure choices the price of the whole area; null when it adds nothing. */
            prices: components["schemas"]["OptionPrices"] | null;
            weight: components["schemas"]["Grams"];
            custom: components["schemas"]["MeasuredOption"] | null;
        };
        MeasuredOption: {
            shape: components["schemas"]["RugShape"];
            /** @description Whole cm; null for Rond. */
            width: number | null;
            /** @description Whole cm; null for Rond. */
            length: number | null;
            /** @description Whole cm; null for all shapes but Rond. */
            diameter: number | null;
            area: components["schemas"]["SquareCentimetres"];
        };
        /** @description A reduction as positive amounts, already in the discount and the total of the line's totals. */
        LineAdjustment: {
            /** @description The same promotion has the same id. */
            id: string;
            /** @description What shoppers read, in the requested language. */
            title: string;
            amountInclVat: components["schemas"]["Cents"];
            amountExclVat: components["schemas"]["Cents"];
        };
        /** @description Subtotal is before, total after product discounts and the line's adjustments; discount is what both take off. */
        LineTotals: {
            subtotalInclVat: components["schemas"]["Cents"];
            subtotalExclVat: components["schemas"]["Cents"];
            discountInclVat: components["schemas"]["Cents"];
            discountExclVat: components["schemas"]["Cents"];
            totalInclVat: components["schemas"]["Cents"];
            totalExclVat: components["schemas"]["Cents"];
            totalVat: components["schemas"]["Cents"];
            totalWeight: components["schemas"]["Grams"];
        };
        /** @description Subtotals are the line totals (after product discounts), discounts are those of coupons, as positive amounts. totalInclVat − totalExclVat is always the sum of totalVat. */
        CartTotals: {
            subtotalInclVat: components["schemas"]["Cents"];
            subtotalExclVat: components["schemas"]["Cents"];
            discountInclVat: components["schemas"]["Cents"];
            discountExclVat: components["schemas"]["Cents"];
            shippingInclVat: components["schemas"]["Cents"];
            shippingExclVat: components["schemas"]["Cents"];
            totalInclVat: components["schemas"]["Cents"];
            totalExclVat: components["schemas"]["Cents"];
            /** @description The highest rate first. */
            totalVat: components["schemas"]["VatAmount"][];
            totalWeight: components["schemas"]["Grams"];
            /** @description Pieces in the cart. */
            productsQuantity: number;
        };
        /**
         * @description reverseCharged: the goods go to a business in another member state than the shop's, whose VAT number there is valid. Every amount charged is what it is without VAT: in the totals of cart and lines the figures incl. equal those excl., and totalVat is empty; prices, coupons, adjustments and shipping stay as they were set. The others charge VAT. They say of such a business why: its number is not valid, could not be checked, or the goods are collected in the shop's country.
         * @enum {string}
         */
        VatTreatment: "charged" | "reverseCharged" | "numberInvalid" | "numberUnchecked" | "collected";
        VatAmount: {
            percentage: components["schemas"]["Percentage"];
            amount: components["schemas"]["Cents"];
        };
        /** @description Discriminated by type. Stays in the cart while it does not apply. */
        Coupon: components["schemas"]["FixedCoupon"] | components["schemas"]["PercentageCoupon"];
        FixedCoupon: {
            /** @description What removes the coupon again. */
            code: string;
            /** @description What shoppers read. */
            title: string;
            /** @description Whether it takes something off now; false leaves it out of the totals. */
            applicable: boolean;
            /** @constant */
            type: "fixedAmount";
            /** @description Whole cents including VAT. */
            amount: components["schemas"]["Cents"];
        };
        PercentageCoupon: {
            /** @description What removes the coupon again. */
            code: string;
            /** @description What shoppers read. */
            title: string;
            /** @description Whether it takes something off now; false leaves it out of the totals. */
            applicable: boolean;
            /** @constant */
            type: "percentage";
            amount: components["schemas"]["Percentage"];
        };
        Shipping: {
            amount: components["schemas"]["Cents"];
            vatIncluded: boolean;
        };
        EmailRequest: {
            email: string;
        };
        Credentials: {
            email: string;
            password: string;
        };
        SessionRequest: {
            /** @description The same token as in the Authorization header. */
            token: string;
        };
        ResetRequest: {
            emailAddress: string;
            /** @description Path of the shop to which the shopper returns; in the link as `return`, which the shop checks again. */
            returnPath?: string;
        };
        NewPassword: {
            /** @description From the mailed link. */
            token: string;
            password: string;
        };
        /** @description A new customer. A guest in the checkout leaves the company fields out; the registration page requires companyName, cocNumber, vatNumber and reference too. */
        RegistrationForm: {
            companyName?: string;
            /** @description KVK number of 8 digits, or the Belgian company number of 10 digits. */
            cocNumber?: string;
            vatNumber?: string;
            reference?: string;
            countryCode: components["schemas"]["CountryCode"];
            firstName: string;
            lastName: string;
            address?: string;
            zipCode: string;
            /** @description A number alone in the Netherlands; in Belgium a letter or a box may follow, as in '12A' or '12 bus 3'. */
            houseNumber: string;
            houseNumberAddition?: string;
            streetName: string;
            city: string;
            emailAddress: string;
            phoneNumber: string;
            password: string;
            /** @description false: the client made the password up for a guest, and nobody knows it. Default true. */
            passwordChosen?: boolean;
        };
        Address: {
            /** @description For address_id of the cart and defaultDeliveryAddressId. */
            id: string;
            uid: string;
            /** @description Empty for a private customer. */
            companyName: string;
            countryCode: components["schemas"]["CountryCode"];
            firstName: string;
            lastName: string;
            zipCode: string;
            houseNumber: string;
            /** @description Empty when there is none. */
            houseNumberAddition: string;
            streetName: string;
            city: string;
            /** @description Street and number in one line, where the address search filled it in. */
            address?: string;
        };
        Session: {
            id: string;
            firstName: string;
            lastName: string;
            /** @description Empty for a private customer. */
            companyName: string;
            /** @description Customer number as shown. */
            customerId: string;
            /** @enum {string} */
            status: "active" | "inactive";
            emailAddress: string;
            /** @description Whether the customer has shown that the address is theirs. Until then only orders of this session are listed, and no passkey can be added. Default true. */
            emailVerified?: boolean;
            /** @description Whether the customer has chosen a password. Default true. */
            hasPassword?: boolean;
            addresses: components["schemas"]["SessionAddresses"];
            defaultDeliveryAddressId: string | null;
        };
        /** @description A session with the token that was made for it. */
        LoginSession: {
            id: string;
            firstName: string;
            lastName: string;
            /** @description Empty for a private customer. */
            companyName: string;
            /** @description Customer number as shown. */
            customerId: string;
            /** @enum {string} */
            status: "active" | "inactive";
            emailAddress: string;
            /** @description Whether the customer has shown that the address is theirs. Until then only orders of this session are listed, and no passkey can be added. Default true. */
            emailVerified?: boolean;
            /** @description Whether the customer has chosen a password. Default true. */
            hasPassword?: boolean;
            addresses: components["schemas"]["SessionAddresses"];
            defaultDeliveryAddressId: string | null;
            /** @description The bearer token; the cookie auth_token holds the same. */
            token: string;
        };
        SessionAddresses: {
            invoice: components["schemas"]["Address"][];
            delivery: components["schemas"]["Address"][];
        };
        /** @description Only the fields that the customer changed. A new address needs all but companyName, address and houseNumberAddition; without countryCode it is in NL. */
        AddressFields: {
            companyName?: string;
            countryCode?: components["schemas"]["CountryCode"];
            firstName?: string;
            lastName?: string;
            /** @description Street and number in one line, as the address search filled it in. Empty takes it away. */
            address?: string;
            zipCode?: string;
            houseNumber?: string;
            /** @description Empty takes it away. */
            houseNumberAddition?: string;
            streetName?: string;
            city?: string;
        };
        /** @description Any of the fields; what is left out stays as it was. */
        AccountChange: {
            /** @description Id or uid of a saved address of the customer. */
            defaultAddressId?: string;
            /** @description Id or uid of a saved address; the invoice address becomes what it is now. */
            invoiceAddressId?: string;
            firstName?: string;
            lastName?: string;
            companyName?: string;
            cocNumber?: string;
            /** @description Empty takes it away; otherwise it has the form of the country. */
            vatNumber?: string;
            /** @description Printed on the customer's next orders. */
            reference?: string;
            phoneNumber?: string;
            /** @description Of the mails that the shop sends by itself. */
            language?: components["schemas"]["LanguageTag"];
        };
        AccountDetails: {
            firstName: string;
            lastName: string;
            emailAddress: string;
            /** @description Empty when the shop has none. */
            phoneNumber: string;
            /** @description Of the mails that the shop sends by itself. */
            language: components["schemas"]["LanguageTag"];
            /** @description Empty for a private customer. */
            companyName: string;
            cocNumber: string;
            vatNumber: string;
            /** @description Printed on the customer's next orders. */
            reference: string;
        };
        PasswordChange: {
            currentPassword: string;
            password: string;
        };
        EmailChange: {
            emailAddress: string;
            /** @description The one of now. */
            password: string;
        };
        EmailChangeConfirmation: {
            /** @description From the mailed link. */
            token: string;
        };
        LinkToken: {
            /** @description From the mailed link. */
            token: string;
        };
        /** @description A credential as the browser gives it, WebAuthn's RegistrationResponseJSON or AuthenticationResponseJSON. */
        PasskeyCredential: {
            id: string;
            rawId: string;
            /** @constant */
            type: "public-key";
            response: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        Passkey: {
            id: string;
            /** @description The customer's own. */
            name: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description null: never.
             */
            usedAt: string | null;
        };
        OwnerProof: {
            /** @description Needed more than ten minutes after signing in. */
            password?: string;
        };
        NewPasskey: {
            name: string;
            credential: components["schemas"]["PasskeyCredential"];
        };
        PasskeyRemoval: {
            passkeyId: string;
            /** @description Needed more than ten minutes after signing in. */
            password?: string;
        };
        PasskeyLogin: {
            credential: components["schemas"]["PasskeyCredential"];
        };
        PasskeysResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Passkey"][];
            message?: string;
        };
        PasskeyOptionsResponse: {
            /** @constant */
            status: "success";
            /** @description WebAuthn's PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON. */
            data: {
                challenge: string;
            } & {
                [key: string]: unknown;
            };
            message?: string;
        };
        DeletionRequest: {
            /** @description The one of now. */
            password: string;
        };
        /** @description All that the shop knows of a customer, to be read by people and by programs. */
        CustomerData: {
            madeAt: components["schemas"]["Moment"];
            customerNumber: string;
            details: components["schemas"]["AccountDetails"];
            addresses: components["schemas"]["SessionAddresses"];
            orders: components["schemas"]["OrderDetail"][];
            invoices: components["schemas"]["Invoice"][];
            tickets: components["schemas"]["Ticket"][];
            quotes: components["schemas"]["Quote"][];
            /** @description Those that were confirmed with the customer's e-mail address. */
            withdrawals: components["schemas"]["ConfirmedWithdrawal"][];
            /** @description Without the keys themselves, of which the shop has the public halves. */
            passkeys: components["schemas"]["Passkey"][];
            wishlist: components["schemas"]["ProductId"][];
            /** @description The company on behalf of which the customer orders; null for none. */
            company: components["schemas"]["CustomerMembership"] | null;
            /** @description What lies in the cart now. */
            cart: {
                productId: components["schemas"]["ProductId"];
                quantity: number;
            }[];
        };
        Pagination: {
            totalHits: number;
            /** @description Entries on one page. */
            limit: number;
        };
        /**
         * @description How it was when it was ordered; left out, it is charged. See VatTreatment of the cart.
         * @enum {string}
         */
        OrderVatTreatment: "charged" | "reverseCharged";
        /**
         * @description open is not, or not wholly, paid. paid, processing, shipped and delivered follow each other. cancelled can be paid no more; an order of which nothing is paid is cancelled too when a newer one of the same cart takes its place.
         * @enum {string}
         */
        OrderStatus: "open" | "paid" | "processing" | "shipped" | "delivered" | "cancelled";
        OrderTotals: {
            totalInclVat: components["schemas"]["Cents"];
            /** @description Whole cents that are still to be paid, including VAT. totalInclVat minus this is what was paid. */
            outstandingAmount: components["schemas"]["Cents"];
            /** @description Number of lines. */
            cartLinesAmount: number;
        };
        Order: {
            id: string;
            /** @description For the calls about this order. */
            uid: string;
            /** @description As shown and mailed. */
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            createdAt: components["schemas"]["Moment"];
            /** @description Country of the invoice, for the question about payment options. */
            countryCode: components["schemas"]["CountryCode"];
            totals: components["schemas"]["OrderTotals"];
            vatTreatment?: components["schemas"]["OrderVatTreatment"];
            /** @description Pictures of the first lines that have one. */
            images?: components["schemas"]["Picture"][];
        };
        OrderPage: {
            /** @description The newest first; empty after the last page. */
            orders: components["schemas"]["Order"][];
            pagination: components["schemas"]["Pagination"];
        };
        OrderDetail: {
            id: string;
            uid: string;
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            createdAt: components["schemas"]["Moment"];
            /** @description Country of the invoice, for the question about payment options. */
            countryCode: components["schemas"]["CountryCode"];
            totals: components["schemas"]["OrderTotals"];
            vatTreatment?: components["schemas"]["OrderVatTreatment"];
            /** @description The sums of the cart as it was ordered, or as the shop changed it since. */
            cartTotals: components["schemas"]["CartTotals"];
            lines: components["schemas"]["OrderLine"][];
            coupons: components["schemas"]["Coupon"][];
            /** @description As they were when it was ordered. */
            addresses: {
                invoice: components["schemas"]["Address"];
                delivery: components["schemas"]["Address"];
            };
            delivery: {
                label: string;
                pickupLocation: components["schemas"]["PickupLocation"] | null;
                expectedOn?: components["schemas"]["ExpectedDay"];
                /** @description Chosen by the shopper, for large goods. expectedOn is this day, or a later one when the shop changed the order. */
                day?: components["schemas"]["DeliveryDay"];
                /** @description What is done besides delivering, as a part of what delivery costs. Left out, nothing. */
                services?: components["schemas"]["ChargedService"][];
                /** @description How long it takes, where no day could be promised. */
                time?: {
                    totalDays: number | null;
                    /** @enum {string} */
                    unit: "day" | "week";
                };
            };
            /** @description How it was paid last; null when nothing was paid yet. */
            paymentLabel: string | null;
            /** @description Absolute address at the carrier; null while there is none. */
            trackAndTraceUrl: string | null;
            invoices: components["schemas"]["InvoiceOfOrder"][];
            /** @description The oldest first, those that did not succeed too. */
            payments: components["schemas"]["PaymentOfOrder"][];
            /** @description The customer's own; empty when there is none. */
            reference: string;
            /** @description What the shop changed of it, the oldest first; left out when it is as it was ordered. */
            changes?: components["schemas"]["OrderRevision"][];
            /** @description Whether its lines can be reviewed now, because the goods were delivered, or were sent and must have arrived; left out for an order of a colleague. */
            reviewable?: boolean;
            /** @description What the customer wrote about its lines; left out or empty when there is nothing. */
            reviews?: components["schemas"]["OwnReview"][];
            /** @description Name of the member of the company who ordered, empty when the account is no more; left out for the customer's own. Of a colleague's order the payments are empty, and reviews and choices left out. */
            orderedBy?: string;
            choices?: {
                shippingOptionId: string | null;
                pickupLocationId: string | null;
                paymentOptionId: string | null;
            };
        };
        /** @description A change of the lines of an order by the shop. */
        OrderRevision: {
            changedAt: components["schemas"]["Moment"];
            /** @description As the shop wrote it. */
            reason: string;
            totalBeforeInclVat: components["schemas"]["Cents"];
            totalInclVat: components["schemas"]["Cents"];
        };
        OrderLine: {
            /** @description The client's key of the line; serves again when it is bought again. */
            id: string;
            uid: string;
            productId: components["schemas"]["ProductId"];
            slug: string;
            title: string;
            /** @description What distinguished the product from similar ones when it was ordered, such as size and material, in the language of the order; left out when there is nothing. */
            facts?: string[];
            /** @description Part number of the manufacturer; left out when the product is no longer known. */
            mpn?: string;
            image: components["schemas"]["Picture"] | null;
            quantity: number;
            /** @description What one piece without its options cost then. */
            prices: components["schemas"]["Prices"];
            options: components["schemas"]["LineOption"][];
            returnable: boolean;
            /** @description The quote whose price the line has; left out of other lines. */
            quoteNumber?: string;
            /** @description Still sold. The present price and stock are those of the product. */
            available: boolean;
            totals: components["schemas"]["LineTotals"];
        };
        /** @description Root-relative address of the same as UBL 2.1 (Peppol BIS Billing 3), for bookkeeping programs; null when the buyer is a consumer. */
        UblPath: string | null;
        /**
         * @description A credit note gives back what an invoice charged.
         * @enum {string}
         */
        InvoiceKind: "invoice" | "creditNote";
        InvoiceOfOrder: {
            uid: string;
            kind: components["schemas"]["InvoiceKind"];
            invoiceNumber: string;
            ublPath: components["schemas"]["UblPath"];
        };
        OrderPayment: {
            /** @description The chosen option as it was answered. */
            payMethod: components["schemas"]["PaymentOption"];
        };
        PaymentOfOrder: {
            uid: string;
            createdAt: components["schemas"]["Moment"];
            /**
             * @description authorized: promised by the provider, whom the customer pays later; invoiced: paid later by an invoice.
             * @enum {string}
             */
            status: "paid" | "authorized" | "pending" | "failed" | "cancelled" | "expired" | "invoiced";
            amountInclVat: components["schemas"]["Cents"];
            /** @description The way to pay. */
            label: string;
        };
        OrderChange: {
            /** @description Empty takes it away. */
            reference: string;
        };
        /** @description Number and e-mail address, or the key alone. */
        OrderRequest: {
            orderNumber?: string;
            /** @description With which it was ordered. */
            emailAddress?: string;
            /** @description From the mail or an earlier response. */
            key?: string;
        };
        /** @description An order without data of its customer. */
        GuestOrder: {
            /** @description Key for requesting the same order again; it cannot be guessed. */
            key: string;
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            createdAt: components["schemas"]["Moment"];
            totals: components["schemas"]["OrderTotals"];
            vatTreatment?: components["schemas"]["OrderVatTreatment"];
            /** @description The sums of the cart as it was ordered, or as the shop changed it since. */
            cartTotals: components["schemas"]["CartTotals"];
            lines: components["schemas"]["OrderLine"][];
            delivery: {
                label: string;
                pickupLocation: components["schemas"]["PickupLocation"] | null;
                expectedOn?: components["schemas"]["ExpectedDay"];
                /** @description Chosen by the shopper, for large goods. expectedOn is this day, or a later one when the shop changed the order. */
                day?: components["schemas"]["DeliveryDay"];
                /** @description What is done besides delivering, as a part of what delivery costs. Left out, nothing. */
                services?: components["schemas"]["ChargedService"][];
                /** @description How long it takes, where no day could be promised. */
                time?: {
                    totalDays: number | null;
                    /** @enum {string} */
                    unit: "day" | "week";
                };
            };
            /** @description Absolute address at the carrier; null while there is none. */
            trackAndTraceUrl: string | null;
            /** @description What the shop changed of it, the oldest first; left out when it is as it was ordered. */
            changes?: components["schemas"]["OrderRevision"][];
        };
        Invoice: {
            uid: string;
            kind: components["schemas"]["InvoiceKind"];
            invoiceNumber: string;
            orderUid: string;
            orderNumber: string;
            /**
             * @description credited is every credit note, and an invoice of which all was given back.
             * @enum {string}
             */
            status: "open" | "paid" | "credited";
            createdAt: components["schemas"]["Moment"];
            /** @description null when it was paid at once. */
            dueAt: components["schemas"]["Moment"] | null;
            totals: {
                /** @description Of a credit note what it gives back. */
                totalInclVat: components["schemas"]["Cents"];
                outstandingAmount: components["schemas"]["Cents"];
            };
            /** @description Root-relative address of the PDF. */
            pdfPath: string;
            ublPath: components["schemas"]["UblPath"];
        };
        InvoicePage: {
            /** @description The newest first; empty after the last page. */
            invoices: components["schemas"]["Invoice"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @description A buyer needs an approval above the company's amount; an approver orders without one, and gives it.
         * @enum {string}
         */
        CompanyRole: "buyer" | "approver";
        /** @description Orders on account. All members of a company share one credit. */
        Credit: {
            /** @description Whole cents including VAT that may be unpaid at once; null for any amount. */
            limitInclVat: number | null;
            /** @description Whole cents including VAT that are unpaid now. */
            usedInclVat: number;
        };
        CompanyMember: {
            uid: string;
            /** @description Empty until the invitation is accepted. */
            name: string;
            emailAddress: string;
            role: components["schemas"]["CompanyRole"];
            /** @description Who asks. */
            isOwn: boolean;
            /** @description Made the company, and manages its members. */
            isFounder: boolean;
            /** @description Has not accepted the invitation yet. */
            isInvited: boolean;
        };
        RequestedLine: {
            title: string;
            quantity: number;
        };
        /** @description An order that needs an approval first. Nothing is paid and no goods are held for it. */
        ApprovalRequest: {
            uid: string;
            /** @enum {string} */
            status: "waiting" | "approved" | "refused" | "ordered";
            /** @description Of who asks. */
            isOwn: boolean;
            /** @description Whether the cart has changed since, so that an approval does not count for it. Of what waits or is approved. */
            isOutdated: boolean;
            /** @description A name. */
            requestedBy: string;
            requestedAt: components["schemas"]["Moment"];
            totalInclVat: components["schemas"]["Cents"];
            lines: components["schemas"]["RequestedLine"][];
            /** @description One line. */
            deliverTo: string;
            /** @description The buyer's own; empty when there is none. */
            reference: string;
            /** @description Why it was refused. */
            reason: string;
        };
        Company: {
            name: string;
            role: components["schemas"]["CompanyRole"];
            /** @description Made the company, and manages its members. */
            isFounder: boolean;
            /** @description Whole cents including VAT above which an order of a buyer needs an approval; null when none does. */
            approvalAboveInclVat: number | null;
            /** @description Invitations only for the founder. */
            members: components["schemas"]["CompanyMember"][];
            /** @description The newest first, 50 at most. An approver reads those of the company, a buyer the own. */
            requests: components["schemas"]["ApprovalRequest"][];
        };
        CompanyAccount: {
            /** @description null when the customer may not order on account. */
            credit: components["schemas"]["Credit"] | null;
            /** @description null when the customer is a member of none. */
            company: components["schemas"]["Company"] | null;
        };
        CompanySettings: {
            /** @description Whole cents including VAT; null when no order needs an approval. */
            approvalAboveInclVat: number | null;
        };
        Invitation: {
            emailAddress: string;
            role: components["schemas"]["CompanyRole"];
        };
        InvitationAcceptance: {
            /** @description From the link of the mail. */
            token: string;
        };
        MemberChange: {
            /** @description null ends the membership or the invitation. */
            role: components["schemas"]["CompanyRole"] | null;
        };
        Approval: {
            /** @constant */
            approved: true;
        };
        Refusal: {
            /** @constant */
            approved: false;
            /** @description The buyer reads it. */
            reason: string;
        };
        /** @description An order of any member; every member can read it, and only who made it can pay or change it. */
        CompanyOrder: {
            id: string;
            uid: string;
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            createdAt: components["schemas"]["Moment"];
            countryCode: components["schemas"]["CountryCode"];
            totals: components["schemas"]["OrderTotals"];
            vatTreatment?: components["schemas"]["OrderVatTreatment"];
            /** @description A name; empty when the account is no more. */
            orderedBy: string;
            /** @description The member's own; empty when there is none. */
            reference: string;
        };
        CompanyOrderPage: {
            orders: components["schemas"]["CompanyOrder"][];
            pagination: components["schemas"]["Pagination"];
        };
        CompanyResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["CompanyAccount"];
            message?: string;
        };
        CompanyOrdersResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["CompanyOrderPage"];
            message?: string;
        };
        CustomerMembership: {
            name: string;
            role: components["schemas"]["CompanyRole"];
            /** @description The orders for which the customer asked an approval. */
            requests: {
                requestedAt: components["schemas"]["Moment"];
                /** @enum {string} */
                status: "waiting" | "approved" | "refused";
                totalInclVat: components["schemas"]["Cents"];
                lines: components["schemas"]["RequestedLine"][];
                deliverTo: string;
                reference: string;
                reason: string;
            }[];
        };
        NewTicket: {
            subject: string;
            /** @description Plain text. */
            message: string;
            /** @description The order that it is about. */
            orderUid?: string | null;
        };
        Ticket: {
            uid: string;
            ticketNumber: string;
            subject: string;
            /**
             * @description open waits for the shop, answered for the customer.
             * @enum {string}
             */
            status: "open" | "answered" | "closed";
            orderUid: string | null;
            orderNumber: string | null;
            createdAt: components["schemas"]["Moment"];
            updatedAt: components["schemas"]["Moment"];
            /** @description The oldest first. */
            messages: components["schemas"]["TicketMessage"][];
        };
        TicketReply: {
            /** @description Plain text. */
            message: string;
        };
        TicketMessage: {
            /** @enum {string} */
            author: "customer" | "shop";
            /** @description Plain text. */
            text: string;
            createdAt: components["schemas"]["Moment"];
        };
        WishlistChanges: {
            /** @description Carried out in their order; none only reads. */
            changes: components["schemas"]["WishlistChange"][];
        };
        WishlistChange: {
            productId: components["schemas"]["ProductId"];
            /** @description Whether it comes onto the list, or goes. */
            wished: boolean;
        };
        Wishlist: {
            /** @description The latest first. */
            productIds: components["schemas"]["ProductId"][];
        };
        OwnReview: {
            lineUid: string;
            /** @description The name that is shown. */
            author: string;
            stars: number;
            title: string;
            text: string;
            /**
             * @description waiting: nobody of the shop has read it yet; it can be changed.
             * @enum {string}
             */
            status: "waiting" | "published" | "refused";
            /** @description Why it was refused; empty otherwise. */
            reason: string;
            createdAt: components["schemas"]["Moment"];
        };
        NewReview: {
            author: string;
            stars: number;
            title: string;
            text: string;
        };
        /** @description Until it expires, prices are the quoted ones, on the side of VAT that the quote names and without discount or volume prices; the prices of options are null; the quantity is fixed, and percentage coupons leave the line out. After that the line has its ordinary price. A product without one has 0 then, and the cart is refused at payment until the line is removed. */
        LineQuote: {
            number: string;
            /**
             * Format: date
             * @description The last day on which it counts.
             */
            expiresOn: string;
            isExpired: boolean;
        };
        QuoteRequest: {
            lines: components["schemas"]["SharedLine"][];
            emailAddress: string;
            name: string;
            message: string;
            /** @description Empty when a person wrote it. */
            website: string;
        };
        MadeQuote: {
            number: components["schemas"]["QuoteNumber"];
            /** @description Who has it reads and withdraws the quote. */
            key: string;
        };
        QuoteLine: {
            productId: components["schemas"]["ProductId"];
            quantity: number;
            /** @description As it was when the quote was requested. */
            title: string;
            /** @description The chosen options with their measures, as people read them. */
            choices: string[];
            /** @description How long it takes, of what is made to the measures of the asker: it cannot be returned, and the deposit of the configuration is due. Left out of everything else. */
            madeToMeasure?: components["schemas"]["DeliveryTime"];
            /** @description One piece with its options; null until the shop has answered. */
            unit: components["schemas"]["AmountBothSides"] | null;
            total: components["schemas"]["AmountBothSides"] | null;
        };
        Quote: {
            uid: string;
            number: components["schemas"]["QuoteNumber"];
            /**
             * @description requested: the shop has not answered; answered: it can be accepted; withdrawn: by who requested it; refused: by the shop.
             * @enum {string}
             */
            status: "requested" | "answered" | "accepted" | "expired" | "withdrawn" | "refused";
            name: string;
            message: string;
            requestedAt: components["schemas"]["Moment"];
            lines: components["schemas"]["QuoteLine"][];
            /** @description The side of VAT on which the shop set its prices; null until it has answered. */
            vatIncluded: boolean | null;
            /**
             * Format: date
             * @description The last day on which the prices count, in the shop's time; null until the shop has answered.
             */
            expiresOn: string | null;
            /** @description What the shop wrote with its prices; empty when it wrote nothing. */
            answer: string;
            /** @description Names what the shop offers, and is another one when that changes; null until it has answered. */
            offerVersion: string | null;
            /** @description Why the shop refused it; empty otherwise. */
            reason: string;
            /** @description The sum of the lines, without delivery; null until the shop has answered. */
            total: components["schemas"]["AmountBothSides"] | null;
        };
        SharedLine: {
            productId: components["schemas"]["ProductId"];
            quantity: number;
            options: components["schemas"]["ChosenOption"][];
        };
        NewShare: {
            /** @enum {string} */
            kind: "cart" | "wishlist";
            lines: components["schemas"]["SharedLine"][];
        };
        MadeShare: {
            /** @description Who has it sees what is shared. */
            token: string;
            /** @description Who has it can withdraw what is shared. It is given once. */
            ownerToken: string;
            /**
             * Format: date-time
             * @description 90 days later.
             */
            expiresAt: string;
        };
        Share: {
            /** @enum {string} */
            kind: "cart" | "wishlist";
            lines: components["schemas"]["SharedLine"][];
            /** Format: date-time */
            expiresAt: string;
        };
        ShareWithdrawal: {
            ownerToken: string;
        };
        TicketPage: {
            /** @description The one that changed last first; empty after the last page. */
            tickets: components["schemas"]["Ticket"][];
            pagination: components["schemas"]["Pagination"];
        };
        AddressRequest: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description With or without a space: 1011 AB, 1011ab. */
            zipCode: string;
            houseNumber: string;
            houseNumberAddition?: string;
        };
        FoundAddress: {
            street: string;
            city: string;
            postcode?: string;
            houseNumber?: string;
        };
        AddressSearchRequest: {
            /** @description Empty at first; then the context of the match that was chosen, or newContext. */
            context: string;
            /** @description What was typed: a street, a place, a zip code, with or without a house number. */
            query: string;
        };
        AddressMatches: {
            /** @description When not null, the search went on elsewhere; the next question carries it as context. */
            newContext: string | null;
            /** @description At most 10, the best first. */
            matches: components["schemas"]["AddressMatch"][];
        };
        AddressMatch: {
            /** @description What the input is to hold when this match is chosen. */
            value: string;
            /** @description What the list shows. */
            label: string;
            /** @description More of the same match, for example its place; empty when there is nothing to add. */
            description: string;
            /**
             * @description Address is a whole address, whose details can be requested; every other match narrows the search.
             * @enum {string}
             */
            precision: "None" | "Locality" | "PostalCode" | "Street" | "PartialAddress" | "Address";
            /** @description For the next question, or with precision Address the id of the details. It expires. */
            context: string;
            /** @description The parts of the label that were typed, each as first position and position after the last. */
            highlights: number[][];
        };
        AddressDetails: {
            address: components["schemas"]["CheckedAddress"];
        };
        CheckedAddress: {
            postcode: string;
            buildingNumber: string;
            /** @description null when there is none. */
            buildingNumberAddition: string | null;
            street: string;
            locality: string;
        };
        CountryRequest: {
            countryCode: components["schemas"]["CountryCode"];
        };
        DeliveryOption: {
            /** @description For shipping_option_id of the cart. */
            id: string;
            uid: string;
            /** @enum {string} */
            type: "shipping" | "pickup";
            label: string;
            description: string;
            prices: components["schemas"]["AmountBothSides"];
            /** @description Empty for type shipping. */
            pickupLocations: components["schemas"]["PickupLocation"][];
            expectedOn?: components["schemas"]["ExpectedDay"];
            /** @description The days for delivery_day of the cart, the earliest first. Left out or empty, the shopper chooses none. */
            deliveryDays?: components["schemas"]["DeliveryDay"][];
            /** @description What can be done besides delivering, for delivery_services of the cart. Left out or empty, there is nothing to choose. */
            services?: components["schemas"]["DeliveryService"][];
        };
        PickupLocation: {
            /** @description For pickup_location_id of the cart. */
            id: string;
            label: string;
            /** @description One line. */
            address: string;
            /** @description One line, in the language of the question. */
            openingHours?: string;
        };
        PaymentOption: {
            /** @description For payment_option_id of the cart. */
            id: string;
            label: string;
            /** @description Name of the logo: ideal, bancontact, paypal, creditcard, klarna, …; or its root-relative address, such as /api/payment-icons/trustly. */
            icon: string;
            /**
             * @description Whether all is paid at once, in parts, or later by an invoice. Default whole. A shop shows the other two only where order.partialPayment and order.onAccountPayment are on.
             * @enum {string}
             */
            kind?: "whole" | "partial" | "onAccount";
            prices: components["schemas"]["AmountBothSides"];
            /** @description Whole cents including VAT that are left of what the company may owe; an order above it is refused this way to pay. Left out, there is no limit. */
            roomInclVat?: components["schemas"]["Cents"];
        };
        PayRequest: {
            /** @description The company's own for this order, such as a purchase order number, on one line. Left out, the customer's standing one counts. */
            reference?: string;
        };
        StartedPayment: components["schemas"]["PaymentElsewhere"] | components["schemas"]["PaymentHere"];
        PaymentElsewhere: {
            /** @description Absolute or root-relative address of the bank page, which returns to /checkout/{paymentUid}. */
            paymentUrl: string;
        };
        PaymentHere: {
            /** @description Nothing is left to be paid at a bank; the result is at once at /checkout/{paymentUid}. */
            paymentUid: string;
        };
        /** @description A payment and the order it is for. */
        Payment: {
            paymentUid: string;
            /**
             * @description Pending may change later, and so may authorized: the provider promised the money, and the shopper pays the provider later. The others are final. Invoiced is ordered on account, to be paid by the invoice.
             * @enum {string}
             */
            status: "paid" | "authorized" | "invoiced" | "pending" | "failed" | "cancelled" | "expired";
            orderNumber: string;
            /** @description For the calls about this order, which only its customer may make. */
            orderUid?: string;
            /** @description Whole cents that the order comes to, including VAT. */
            totalInclVat: components["schemas"]["Cents"];
            /** @description Only when the order is paid in two parts. */
            deposit?: components["schemas"]["Deposit"];
            lines: components["schemas"]["PaidLine"][];
            /** @description Address of a bank page where it can be paid after all; null when it cannot. */
            retryUrl: string | null;
        };
        PaidLine: {
            productId: components["schemas"]["ProductId"];
            title: string;
            quantity: number;
            /** @description Whole cents for one piece with its options after product discount, including VAT. */
            unitPriceInclVat: components["schemas"]["Cents"];
            /** @description Whole cents that product discount took off one piece, including VAT. */
            discountInclVat: components["schemas"]["Cents"];
        };
        /** @description Together they are the total. */
        Deposit: {
            /** @description Paid with the order. */
            upfrontInclVat: components["schemas"]["Cents"];
            /** @description Paid on delivery. */
            restInclVat: components["schemas"]["Cents"];
        };
        /** @description What the law allows the shop to request. A reason is never required. */
        WithdrawalStatement: {
            name: string;
            /** @description Where the receipt goes. */
            emailAddress: string;
            /** @description As the customer knows it; it is not looked up in this step. */
            orderNumber: string;
            /** @description Which goods, in plain text. Empty or left out: the whole order. */
            goods?: string;
        };
        /** @description The statement as it was understood, to be confirmed. It says nothing about an order. */
        StatedWithdrawal: {
            /** @description Cannot be guessed. */
            withdrawalUid: string;
            name: string;
            emailAddress: string;
            orderNumber: string;
            /** @description Empty for the whole order. */
            goods: string;
            expiresAt: components["schemas"]["Moment"];
        };
        /** @description The receipt, which is mailed too. */
        ConfirmedWithdrawal: {
            withdrawalUid: string;
            receiptNumber: string;
            receivedAt: components["schemas"]["Moment"];
            name: string;
            emailAddress: string;
            orderNumber: string;
            /** @description Empty for the whole order. */
            goods: string;
        };
        /** @description A refusal or failure of the backend. Every 4xx and 5xx response has this shape, but for a refused payment. */
        Failure: {
            /** @constant */
            status: "error";
            /** @description A code or a phrase key without 'phrases.'; at login a text in the language of the response. */
            message: string;
            /** @description For people who run the shop. */
            errorCode?: string;
        };
        /** @description The shop cannot be visited. With an errorCode the configuration could not be read, without one the shop is closed. */
        UnavailableConfig: {
            /** @constant */
            status: "error";
            data: null;
            message?: string;
            errorCode?: string | null;
        };
        ConfigResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Config"];
            message?: string;
            errorCode?: string | null;
        };
        ContentResponse: {
            /** @constant */
            status: "success";
            type: components["schemas"]["PageType"];
            data: components["schemas"]["Content"];
            /** @description The filters of the requested path, the last-used one last. */
            filters: components["schemas"]["ActiveFilter"][];
            message?: string;
        };
        ProductResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Product"];
            message?: string;
        };
        NavigationResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["NavigationItem"][];
            message?: string;
        };
        PageAddressesResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["PageAddresses"];
            message?: string;
        };
        RedirectResponse: {
            /** @constant */
            status: "success";
            /** @description null when there is no rule. */
            data: components["schemas"]["RedirectRule"] | null;
            message?: string;
        };
        CartResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Cart"];
            message?: string;
        };
        AddedLineResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["AddedLine"];
            message?: string;
        };
        /** @description The line was not added. A cUid that is present is to be kept in the cookie es_cuid. */
        RefusedLine: {
            /** @constant */
            status: "error";
            message: string;
            errorCode?: string;
            data?: {
                cUid: string;
            };
        };
        UpdatedLineResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["UpdatedLine"];
            message?: string;
        };
        /** @description Done; there is nothing more to say. */
        DoneResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Nothing"];
            message?: string;
        };
        /** @description No account has this address. A result, not a failure, so it comes with 200. */
        UnknownEmail: {
            /** @constant */
            status: "error";
            message: string;
        };
        /** @description The account exists; message is a phrase key without 'phrases.'. */
        RegisteredResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Nothing"];
            message: string;
        };
        /** @description Done; message is a phrase key without 'phrases.'. */
        MessageResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Nothing"];
            message: string;
        };
        LoginResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["LoginSession"];
            message?: string;
        };
        SessionResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Session"];
            message?: string;
        };
        AddressesResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Address"][];
            message?: string;
        };
        FoundAddressResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["FoundAddress"];
            message?: string;
        };
        DeliveryOptionsResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["DeliveryOption"][];
            message?: string;
        };
        PaymentOptionsResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["PaymentOption"][];
            message?: string;
        };
        StartedPaymentResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["StartedPayment"];
            message?: string;
        };
        /** @description Nothing was paid or ordered. */
        RefusedPayment: {
            /** @constant */
            status: "error";
            message: {
                /** @description icc the cart is not valid, ipoi the payment option failed at its provider, isoi the shipping option is not valid, idd the delivery day is not chosen or not possible any more, icr the customer is inactive. Others may be added. */
                code: string | null;
                /** @description Where the shopper can put it right: cart, or a checkout step by name (information, delivery, overview, pay). null leads to the start of the checkout. */
                step: string | null;
            };
            errorCode?: string;
        };
        PaymentResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Payment"];
            message?: string;
        };
        ReportedResponse: {
            /** @constant */
            status: "success";
            data: {
                first: boolean;
            };
            message?: string;
        };
        MadeQuoteResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["MadeQuote"];
            message?: string;
        };
        QuoteResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Quote"];
            message?: string;
        };
        QuotesResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Quote"][];
            message?: string;
        };
        MadeShareResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["MadeShare"];
            message?: string;
        };
        ShareResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Share"];
            message?: string;
        };
        ArticlesResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Article"][];
            message?: string;
        };
        PricesResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["ProductPrices"][];
            message?: string;
        };
        OwnPricesResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["OwnPrices"];
            message?: string;
        };
        FoundResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Found"];
            message?: string;
        };
        SearchResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["SearchGroup"][];
            message?: string;
        };
        /** @description Saved; message is a phrase key without 'phrases.'. */
        SavedAddressResponse: {
            /** @constant */
            status: "success";
            /** @description Uid of the new address. */
            data: string;
            message: string;
        };
        AddressMatchesResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["AddressMatches"];
            message?: string;
        };
        AddressDetailsResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["AddressDetails"];
            message?: string;
        };
        OrdersResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["OrderPage"];
            message?: string;
        };
        OrderResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["OrderDetail"];
            message?: string;
        };
        OrderPaymentResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["PaymentElsewhere"];
            message?: string;
        };
        InvoicesResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["InvoicePage"];
            message?: string;
        };
        TicketsResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["TicketPage"];
            message?: string;
        };
        WishlistResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Wishlist"];
            message?: string;
        };
        TicketResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Ticket"];
            message?: string;
        };
        AccountDetailsResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["AccountDetails"];
            message?: string;
        };
        CustomerDataResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["CustomerData"];
            message?: string;
        };
        GuestOrderResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["GuestOrder"];
            message?: string;
        };
        StatedWithdrawalResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["StatedWithdrawal"];
            message?: string;
        };
        ConfirmedWithdrawalResponse: {
            /** @constant */
            status: "success";
            data: components["schemas"]["ConfirmedWithdrawal"];
            message?: string;
        };
        /** @description Days on which the first delivery option delivers, 1 is Monday and 7 Sunday. Default all. */
        Weekdays: number[];
        /** @description A promise, and the page that shows that it is true. */
        Claim: {
            text: string;
            url: components["schemas"]["Path"];
        };
        /** @description By the shop's calendar, YYYY-MM-DD. */
        DeliveryDay: string;
        /** @description What is done besides delivering an order. What the services do not cost of its shipping, the way of delivery does. */
        ChargedService: {
            label: string;
            prices: components["schemas"]["AmountBothSides"];
        };
        QuoteNumber: string;
        QuoteAcceptance: {
            /** @description That of the quote as the visitor read it. */
            offerVersion: string;
        };
        DeliveryService: {
            id: string;
            label: string;
            /** @description Added to what delivery costs. */
            prices: components["schemas"]["AmountBothSides"];
        };
    };
    responses: {
        /** @description Every other status. 405: the path has no such method, and Allow names those it has. 404: there is no such path. 429, 500 and 503: the backend is unavailable. */
        Unavailable: {
            headers: {
                /**
                 * @description The methods of the path; with 405.
                 * @example GET, POST
                 */
                Allow?: string;
                /**
                 * @description Whole seconds to wait before the next attempt; with 429 and 503.
                 * @example 2
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request does not have the shape of this contract. */
        NotUnderstood: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body has more than 1 MB. Nothing of it was read. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is a body and it is not application/json. */
        ContentTypeUnsupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many requests of one visitor. Nothing was done. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Whole seconds to wait before the next attempt.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no session, or its token is no longer valid. */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Every other status. 405: the path has no such method, and Allow names those it has. 404: there is no such path. 429, 500 and 503: the backend, or the address service behind it, is unavailable. */
        AddressSearchUnavailable: {
            headers: {
                /**
                 * @description The methods of the path; with 405.
                 * @example GET, POST
                 */
                Allow?: string;
                /**
                 * @description Whole seconds to wait before the next attempt; with 429 and 503.
                 * @example 2
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
         * @example nl-NL
         */
        AcceptLanguage: string;
        /** @description On which side of VAT the visitor wants prices. Left out, companies get excl. and others that of the shop. A business that pays no VAT always gets excl. */
        PriceVat: "incl" | "excl";
        /** @example 1001 */
        ProductId: components["schemas"]["ProductId"];
        /**
         * @description A key that the client creates for one change. The same key within 24 hours gets the first response again and changes nothing. It counts for the cart it was used with, and for the one that a login merges that cart into.
         * @example 6f1c2a0e-9a57-4d0e-8f55-0b8f5f0f7c11
         */
        IdempotencyKey: string;
        /**
         * @description The backend's id of the line.
         * @example line-7b21
         */
        LineUid: string;
        /**
         * @description Id of a saved address; its uid does as well.
         * @example adr-2
         */
        AddressId: string;
        /**
         * @description Page of the list, 1 for the first and when left out.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Only orders that stand so; all when left out.
         * @example open
         */
        WantedOrderStatus: components["schemas"]["OrderStatus"];
        /** @example ord-u-10042 */
        OrderUid: string;
        /** @example inv-u-20107 */
        InvoiceUid: string;
        /** @example member-2 */
        MemberUid: string;
        /** @example approval-1 */
        RequestUid: string;
        /** @example line-7102 */
        OrderLineUid: string;
        /**
         * @description The key of a mailed link; or the uid of a quote, for the customer whose it is.
         * @example 5tYw2Kd8qZb1LmN4rXc7VgHs
         */
        QuoteKey: string;
        /** @example 3q2Zr8Fd1vVn6bXyC0mT5g7K */
        ShareToken: string;
        /** @example tck-u-5 */
        TicketUid: string;
        /**
         * @description Where is searched.
         * @example NL
         */
        SearchCountry: components["schemas"]["CountryCode"];
        /**
         * @description The context of a match of precision Address, percent-encoded.
         * @example nld.address.1011ab-1
         */
        AddressMatchId: string;
        /**
         * @description Uid of the payment as in /checkout/{paymentUid}.
         * @example pay-2f9d4c1b8a70
         */
        PaymentUid: string;
        /** @example wdr-8c1f5e2b90d4 */
        WithdrawalUid: string;
        /**
         * @description {name}-{width}.{format}
         * @example rug-1002-geometrisch-blauw-wol-640.webp
         */
        PictureFile: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loadApp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: {
                /** @description On which side of VAT the visitor wants prices. Left out, companies get excl. and others that of the shop. A business that pays no VAT always gets excl. */
                price_vat?: components["parameters"]["PriceVat"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description The configuration, or that the shop cannot be visited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigResponse"] | components["schemas"]["UnavailableConfig"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            default: components["responses"]["Unavailable"];
        };
    };
    loadContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: {
                /** @description On which side of VAT the visitor wants prices. Left out, companies get excl. and others that of the shop. A business that pays no VAT always gets excl. */
                price_vat?: components["parameters"]["PriceVat"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRequest"];
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description There is no such page. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            default: components["responses"]["Unavailable"];
        };
    };
    loadProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1001 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    sendProductRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1001 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductRequest"];
            };
        };
        responses: {
            /** @description A mail is on its way, or the question has arrived. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description The address has a wrong form, or there is no question. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    confirmProductRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                requestUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description There is no such request any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    loadNavigation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NavigationRequest"];
            };
        };
        responses: {
            /** @description The items in their order; an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            default: components["responses"]["Unavailable"];
        };
    };
    listPageAddresses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Which part of them, from 1.
                 * @example 1
                 */
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One part of them; empty after the last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageAddressesResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            default: components["responses"]["Unavailable"];
        };
    };
    findRedirect: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectRequest"];
            };
        };
        responses: {
            /** @description The rule, or null when the path has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            default: components["responses"]["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The message is with the people of the shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: {
                /** @description On which side of VAT the visitor wants prices. Left out, companies get excl. and others that of the shop. A business that pays no VAT always gets excl. */
                price_vat?: components["parameters"]["PriceVat"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description Groups that have items, the best first; none for a blank query or without matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    listFound: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: {
                /** @description On which side of VAT the visitor wants prices. Left out, companies get excl. and others that of the shop. A business that pays no VAT always gets excl. */
                price_vat?: components["parameters"]["PriceVat"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FoundRequest"];
            };
        };
        responses: {
            /** @description The requested page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description The address is no list of filters. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            default: components["responses"]["Unavailable"];
        };
    };
    findArticles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticlesRequest"];
            };
        };
        responses: {
            /** @description One entry for each number, in the order of the question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlesResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            default: components["responses"]["Unavailable"];
        };
    };
    listOwnPrices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PricesRequest"];
            };
        };
        responses: {
            /** @description One entry for each product that exists, in the order of the question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricesResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            default: components["responses"]["Unavailable"];
        };
    };
    loadOwnPrice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 1001 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPricesResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description There is no such product. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            default: components["responses"]["Unavailable"];
        };
    };
    loadCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart; an empty one when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            default: components["responses"]["Unavailable"];
        };
    };
    addCartLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A key that the client creates for one change. The same key within 24 hours gets the first response again and changes nothing. It counts for the cart it was used with, and for the one that a login merges that cart into.
                 * @example 6f1c2a0e-9a57-4d0e-8f55-0b8f5f0f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCartLine"];
            };
        };
        responses: {
            /** @description Added, at most what is in stock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedLineResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not added. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedLine"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    setCartLineQuantity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A key that the client creates for one change. The same key within 24 hours gets the first response again and changes nothing. It counts for the cart it was used with, and for the one that a login merges that cart into.
                 * @example 6f1c2a0e-9a57-4d0e-8f55-0b8f5f0f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The backend's id of the line.
                 * @example line-7b21
                 */
                lineUid: components["parameters"]["LineUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineQuantity"];
            };
        };
        responses: {
            /** @description The quantity that the line has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedLineResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description The cart has no such line. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            default: components["responses"]["Unavailable"];
        };
    };
    chooseForCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartChoice"];
            };
        };
        responses: {
            /** @description Chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not chosen; the cart is as it was. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    addCoupon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponRequest"];
            };
        };
        responses: {
            /** @description Applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not applied. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    removeCoupon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponRequest"];
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description The cart has no such coupon. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description success when there is an account, error when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"] | components["schemas"]["UnknownEmail"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationForm"];
            };
        };
        responses: {
            /** @description Made; the customer is not signed in yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description The shop makes no new accounts. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An account with this e-mail address exists. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description A field has a value that the shop does not accept. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    /**
                     * @description The cookies auth_token and customer_id, readable by the page, for one header each.
                     * @example auth_token=demo-token-actief; Path=/; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description Not signed in. The message is a text in the language of the response. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    requestLoginLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            /** @description A mail is on its way if there is an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    loginByLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    /**
                     * @description The cookies auth_token and customer_id, readable by the page, for one header each.
                     * @example auth_token=demo-token-actief; Path=/; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description The token is unknown, used or too old. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    beginPasskeyLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for navigator.credentials.get. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsResponse"];
                };
            };
            /** @description The shop has no passkeys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    loginByPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    /**
                     * @description The cookies auth_token and customer_id, readable by the page, for one header each.
                     * @example auth_token=demo-token-actief; Path=/; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description The shop has no passkeys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description The passkey is unknown, or does not answer the challenge. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeysResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The shop has no passkeys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description The passkey does not answer the challenge, or is known already. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProof"];
            };
        };
        responses: {
            /** @description Options for navigator.credentials.create. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The shop has no passkeys. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not allowed now. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRemoval"];
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer has no such passkey. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not allowed now. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    verifySession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            default: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    /**
                     * @description Clears auth_token and customer_id, one header each.
                     * @example auth_token=; Path=/; Max-Age=0
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            default: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            /** @description A mail is on its way if there is an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description The token is unknown, used or too old, or the password does not meet the rules. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressesResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Unavailable"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A key that the client creates for one change. The same key within 24 hours gets the first response again and changes nothing. It counts for the cart it was used with, and for the one that a login merges that cart into.
                 * @example 6f1c2a0e-9a57-4d0e-8f55-0b8f5f0f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressFields"];
            };
        };
        responses: {
            /** @description Added, as the last one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddressResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not added. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    changeAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of a saved address; its uid does as well.
                 * @example adr-2
                 */
                addressId: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressFields"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer has no such address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of a saved address; its uid does as well.
                 * @example adr-2
                 */
                addressId: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer has no such address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            default: components["responses"]["Unavailable"];
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    loadDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDetailsResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description Mailed; the same response when the address belongs to another account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not mailed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeConfirmation"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description The token is unknown, used or too old. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    requestVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A mail is on its way if the address is not verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    confirmVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            /** @description Verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description The token is unknown, used or too old. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    loadData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDataResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeletionRequest"];
            };
        };
        responses: {
            /** @description Deleted; the cookies of the session are cleared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not deleted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, 1 for the first and when left out.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Only orders that stand so; all when left out.
                 * @example open
                 */
                status?: components["parameters"]["WantedOrderStatus"];
            };
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Unavailable"];
        };
    };
    loadOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example ord-u-10042 */
                orderUid: components["parameters"]["OrderUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer may read no such order. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    changeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example ord-u-10042 */
                orderUid: components["parameters"]["OrderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderChange"];
            };
        };
        responses: {
            /** @description Written; the invoice names it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer has no such order. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    listOrderPaymentOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example ord-u-10042 */
                orderUid: components["parameters"]["OrderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryRequest"];
            };
        };
        responses: {
            /** @description The options, the suggested one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptionsResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer has no such order. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description There are no options. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A key that the client creates for one change. The same key within 24 hours gets the first response again and changes nothing. It counts for the cart it was used with, and for the one that a login merges that cart into.
                 * @example 6f1c2a0e-9a57-4d0e-8f55-0b8f5f0f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example ord-u-10042 */
                orderUid: components["parameters"]["OrderUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPayment"];
            };
        };
        responses: {
            /** @description Started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPaymentResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer has no such order. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is nothing to be paid. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not started. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedPayment"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, 1 for the first and when left out.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
            };
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicesResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Unavailable"];
        };
    };
    downloadInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example inv-u-20107 */
                invoiceUid: components["parameters"]["InvoiceUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in the language of the response. */
            200: {
                headers: {
                    /**
                     * @description Names the file after the number of the invoice.
                     * @example attachment; filename="F26-000107.pdf"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description For the customer only.
                     * @example private, no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer may read no such invoice. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    downloadInvoiceXml: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example inv-u-20107 */
                invoiceUid: components["parameters"]["InvoiceUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in the language of the order. */
            200: {
                headers: {
                    /**
                     * @description Names the file after the number of the invoice.
                     * @example attachment; filename="F26-000107.xml"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description For the customer only.
                     * @example private, no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer may read no such invoice. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    loadCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company, as far as this member may see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Unavailable"];
        };
    };
    saveCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySettings"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Only a business can have members. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invitation"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not invited. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    changeMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example member-2 */
                memberUid: components["parameters"]["MemberUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The company has no such member. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description Unknown, expired, or for another e-mail address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The customer is a member of a company. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    decideRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example approval-1 */
                requestUid: components["parameters"]["RequestUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Approval"] | components["schemas"]["Refusal"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The company has no such request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It was decided before. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    listCompanyOrders: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, 1 for the first and when left out.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
            };
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyOrdersResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, 1 for the first and when left out.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
            };
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketsResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description Tickets are switched off in the shop. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A key that the client creates for one change. The same key within 24 hours gets the first response again and changes nothing. It counts for the cart it was used with, and for the one that a login merges that cart into.
                 * @example 6f1c2a0e-9a57-4d0e-8f55-0b8f5f0f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicket"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description Tickets are switched off in the shop. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not created. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example ord-u-10042 */
                orderUid: components["parameters"]["OrderUid"];
                /** @example line-7102 */
                lineUid: components["parameters"]["OrderLineUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReview"];
            };
        };
        responses: {
            /** @description It waits for the shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description The customer has no such order, or it has no such line. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description The order was not delivered yet, or was cancelled; or what was written is published already (reviewPublished). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    changeWishlist: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistChanges"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    requestQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A key that the client creates for one change. The same key within 24 hours gets the first response again and changes nothing. It counts for the cart it was used with, and for the one that a login merges that cart into.
                 * @example 6f1c2a0e-9a57-4d0e-8f55-0b8f5f0f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The shop has the request; its number and key are mailed too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeQuoteResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description A product or option cannot be had. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    loadQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The key of a mailed link; or the uid of a quote, for the customer whose it is.
                 * @example 5tYw2Kd8qZb1LmN4rXc7VgHs
                 */
                quoteKey: components["parameters"]["QuoteKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description There is no such quote. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    downloadQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The key of a mailed link; or the uid of a quote, for the customer whose it is.
                 * @example 5tYw2Kd8qZb1LmN4rXc7VgHs
                 */
                quoteKey: components["parameters"]["QuoteKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in the language of the response. */
            200: {
                headers: {
                    /**
                     * @description Names the file after the number of the quote.
                     * @example attachment; filename="O26-0001.pdf"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description For who has the key only.
                     * @example private, no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description There is no such quote. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It has no answer, or was withdrawn or refused. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    acceptQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The key of a mailed link; or the uid of a quote, for the customer whose it is.
                 * @example 5tYw2Kd8qZb1LmN4rXc7VgHs
                 */
                quoteKey: components["parameters"]["QuoteKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteAcceptance"];
            };
        };
        responses: {
            /** @description Its lines are in the cart, once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description There is no such quote. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It has no answer, or has expired, or was withdrawn or refused; or the shop offers something else now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description A product is no longer sold like this, or not in stock. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    withdrawQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The key of a mailed link; or the uid of a quote, for the customer whose it is.
                 * @example 5tYw2Kd8qZb1LmN4rXc7VgHs
                 */
                quoteKey: components["parameters"]["QuoteKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description There is no such quote. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description It was accepted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    listQuotes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last changed first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotesResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Unavailable"];
        };
    };
    createShare: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewShare"];
            };
        };
        responses: {
            /** @description Shared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeShareResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    withdrawShare: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareWithdrawal"];
            };
        };
        responses: {
            /** @description The link shows nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    loadShare: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 3q2Zr8Fd1vVn6bXyC0mT5g7K */
                shareToken: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products, quantities and options as they were shared; products that are no longer sold included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description There is no such link, or it has expired, or its owner withdrew it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    replyTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A key that the client creates for one change. The same key within 24 hours gets the first response again and changes nothing. It counts for the cart it was used with, and for the one that a login merges that cart into.
                 * @example 6f1c2a0e-9a57-4d0e-8f55-0b8f5f0f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example tck-u-5 */
                ticketUid: components["parameters"]["TicketUid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketReply"];
            };
        };
        responses: {
            /** @description Added; an answered question waits for the shop again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description Tickets are switched off in the shop. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The customer has no such question. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description The question is closed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    findOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The order, without names and addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestOrderResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description No such order, or it was ordered with another e-mail address; the response does not say which. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    lookupAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundAddressResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description There is no such address, or the country has no look-up. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    lookupAddressLegacy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundAddressResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description There is no such address, or the country has no look-up. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    searchAddresses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Where is searched.
                 * @example NL
                 */
                country: components["parameters"]["SearchCountry"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressSearchRequest"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressMatchesResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description The context has expired, or never was. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["AddressSearchUnavailable"];
        };
    };
    loadAddressDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Where is searched.
                 * @example NL
                 */
                country: components["parameters"]["SearchCountry"];
                /**
                 * @description The context of a match of precision Address, percent-encoded.
                 * @example nld.address.1011ab-1
                 */
                id: components["parameters"]["AddressMatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressDetailsResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description The match is no whole address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The context has expired, or never was. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["AddressSearchUnavailable"];
        };
    };
    listDeliveryOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryRequest"];
            };
        };
        responses: {
            /** @description The options, the suggested one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOptionsResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            default: components["responses"]["Unavailable"];
        };
    };
    listPaymentOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryRequest"];
            };
        };
        responses: {
            /** @description The options, the suggested one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptionsResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            default: components["responses"]["Unavailable"];
        };
    };
    pay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A key that the client creates for one change. The same key within 24 hours gets the first response again and changes nothing. It counts for the cart it was used with, and for the one that a login merges that cart into.
                 * @example 6f1c2a0e-9a57-4d0e-8f55-0b8f5f0f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PayRequest"];
            };
        };
        responses: {
            /** @description Ordered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedPaymentResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description Not ordered. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedPayment"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    loadPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Uid of the payment as in /checkout/{paymentUid}.
                 * @example pay-2f9d4c1b8a70
                 */
                paymentUid: components["parameters"]["PaymentUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment and what was ordered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description There is no such payment. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
    reportPurchase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Uid of the payment as in /checkout/{paymentUid}.
                 * @example pay-2f9d4c1b8a70
                 */
                paymentUid: components["parameters"]["PaymentUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether this device is the first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description There is no such payment, or it is neither paid nor on account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            default: components["responses"]["Unavailable"];
        };
    };
    stateWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalStatement"];
            };
        };
        responses: {
            /** @description The statement, to be confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatedWithdrawalResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["ContentTypeUnsupported"];
            /** @description A field has a value that cannot be right. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
                 * @example nl-NL
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example wdr-8c1f5e2b90d4 */
                withdrawalUid: components["parameters"]["WithdrawalUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedWithdrawalResponse"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description There is no such statement, or it was not confirmed in time. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unavailable"];
        };
    };
    loadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description {name}-{width}.{format}
                 * @example rug-1002-geometrisch-blauw-wol-640.webp
                 */
                file: components["parameters"]["PictureFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /**
                     * @description Pictures never change under their name.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/webp": string;
                };
            };
            /** @description There is no such picture, width or format. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Unavailable"];
        };
    };
}
