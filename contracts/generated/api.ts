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
         * @description Asked once at start. Nothing of the shop is shown before it succeeded.
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
         * The whole cart as the host has it
         * @description Of the cookie es_cuid, or of the signed-in customer. A cart made before login is merged with the account's cart; the first answer after that says so in isMerged.
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
         * @description The couponCode is the title of the coupon in the cart.
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
         * @description The answer is the same whether or not there is an account with this address. The link leads to /account/reset of the shop with a token that works once and for an hour.
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
        post?: never;
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
         * How a payment stands
         * @description Asked by the result page, again and again while it is pending. Whoever knows the uid may ask.
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
        /** @description A path on the shop in the language of the answer, without language prefix and without trailing slash. */
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
        /** @description The answer says all by its status. */
        Nothing: null;
        /** @description Root-relative or absolute addresses of WebP pictures. */
        ImageSizes: {
            /** @description 1600 px wide. */
            max: string;
            /** @description 960 px wide. */
            large: string;
            /** @description 480 px wide. */
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
            /** @description Lowest price of the last 30 days on the authoritative side, whole cents; null or absent when not known. */
            lowestPrice30Days?: components["schemas"]["Cents"] | null;
        };
        AmountBothSides: {
            exclVat: components["schemas"]["Cents"];
            inclVat: components["schemas"]["Cents"];
        };
        DeliveryTime: {
            /** @description Whole days until delivery; null when there is no indication. */
            totalDays: number | null;
            /**
             * @description Whether 7 days or more are told in weeks.
             * @enum {string}
             */
            unit: "day" | "week";
        };
        Swatch: {
            name: string;
            /** @description A CSS colour, for example #b5603c. */
            colour: string;
        };
        /** @description A product as lists show it. */
        ProductCard: {
            productId: components["schemas"]["ProductId"];
            /** @description The product number as text. */
            id: string;
            /** @description Last part of the product's path, in the language of the answer. */
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
            /** @description Colours in which the product exists. */
            swatches: components["schemas"]["Swatch"][];
        };
        /** @description A product with everything its page shows. The configurator and totals that the specification names are the page's own state (chosen options and what they cost) and never travel. */
        Product: {
            productId: components["schemas"]["ProductId"];
            /** @description The product number as text. */
            id: string;
            /** @description Last part of the product's path, in the language of the answer. */
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
            specifications: components["schemas"]["Specification"][];
            /** @description False for bespoke goods. */
            returnable: boolean;
            breadcrumb: components["schemas"]["Breadcrumb"][];
            related: components["schemas"]["ProductCard"][];
            seo: components["schemas"]["Seo"];
            paths: components["schemas"]["LocalePaths"];
        };
        Specification: {
            name: string;
            options: string[];
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
             * @description Selected marks the product that was asked for.
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
        /** @description Told apart by displayType. */
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
            prices: components["schemas"]["Prices"] | null;
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
            /** @description Price of one square metre. */
            defaultPrice: components["schemas"]["Prices"];
            /** @description Whole grams that this choice adds to one piece, whatever its measures. */
            weight: components["schemas"]["Grams"];
            /** @description Whole days; 0 when the choice does not change the delivery time. */
            deliveryTime: number;
            /** @description Whether it can be ordered once it is measured. */
            cartable: boolean;
            isDefault: boolean;
            image: components["schemas"]["Picture"] | null;
            advancedSettings: {
                /** @description Unit beside the price, for example m². */
                unitDisplay: string;
                /** @description Smallest area in whole cm². 1 m² is 10000. */
                minimum: components["schemas"]["SquareCentimetres"];
                /** @description Largest width, length or diameter in whole centimetres. */
                maximum: components["schemas"]["Centimetres"];
                shape: components["schemas"]["RugShape"];
            };
        };
        /**
         * @description A code, the same in every language. Rond has a diameter, the others width and length.
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
        /** @enum {string} */
        Sort: "relevance" | "lowest-price" | "highest-price" | "alfabetic-a-z";
        /**
         * @description Category and products list products, others is editorial.
         * @enum {string}
         */
        PageType: "category" | "products" | "others";
        ContentQuestion: {
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
            /** @description Canonical path in the language of the answer, without filters and language prefix. */
            slug: components["schemas"]["Path"];
            paths: components["schemas"]["LocalePaths"];
            breadcrumb: components["schemas"]["Breadcrumb"][];
            descriptions: {
                /** @description Plain text; may be empty. */
                short: string;
            };
            seo: components["schemas"]["Seo"];
            children: components["schemas"]["ChildCategory"][];
            /** @description The asked page of the list; empty for others. */
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
            /** @description How the list is laid out, for example grid. */
            view: string;
            edgeToEdge: boolean;
            /** @description The parts of a page of type others, in order; empty for lists. */
            blocks: components["schemas"]["ContentBlock"][];
        };
        ChildCategory: {
            id: string;
            pageTitle: string;
            slug: components["schemas"]["Path"];
            image: components["schemas"]["Picture"] | null;
            hasProducts: boolean;
        };
        /** @description Told apart by type. */
        Facet: components["schemas"]["OptionsFacet"] | components["schemas"]["PriceFacet"];
        OptionsFacet: {
            /** @constant */
            type: "options";
            /** @description As it stands in a path. */
            name: string;
            /** @description In the language of the answer. */
            label: string;
            /** @constant */
            displayType: "checkbox";
            values: components["schemas"]["FacetOption"][];
        };
        FacetOption: {
            /** @description As it stands in a path, not encoded. */
            value: string;
            /** @description In the language of the answer. */
            label: string;
            /** @description Products that have it. */
            amount: number;
            isChecked: boolean;
        };
        PriceFacet: {
            /** @constant */
            type: "priceRange";
            /**
             * @description The same in every language.
             * @constant
             */
            name: "Prijs";
            /** @description In the language of the answer. */
            label: string;
            /** @constant */
            displayType: "priceRange";
            /** @description The whole range of the category. */
            marks: components["schemas"]["PriceRange"];
            /** @description The chosen part of it; equal to marks when none is chosen. */
            range: components["schemas"]["PriceRange"];
        };
        /** @description Whole cents including VAT. A path carries whole euros. */
        PriceRange: {
            min: components["schemas"]["Cents"];
            max: components["schemas"]["Cents"];
        };
        /** @description Told apart by displayType. */
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
            /** @description Path in the language of the answer without language prefix, or an absolute address. */
            url: string;
            children: components["schemas"]["NavigationItem"][];
        };
        NavigationQuestion: {
            /** @description Whose children are asked. */
            parentId: string;
            /** @description The page the shopper is on. */
            currentId: string | null;
            /** @description Whether the children carry their own children too. */
            expand: boolean;
        };
        RedirectQuestion: {
            path: components["schemas"]["Path"];
        };
        RedirectRule: {
            /** @description A path without language prefix, or an absolute address. */
            target: string;
            /** @enum {integer} */
            statusCode: 301 | 302;
        };
        Link: {
            label: string;
            path: components["schemas"]["Path"];
        };
        /** @description Told apart by type. */
        ContentBlock: components["schemas"]["HeroBlock"] | components["schemas"]["TilesBlock"] | components["schemas"]["RugTeaserBlock"] | components["schemas"]["ProductsBlock"] | components["schemas"]["ClaimsBlock"] | components["schemas"]["PostsBlock"] | components["schemas"]["ReviewsBlock"] | components["schemas"]["RichTextBlock"];
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
        ClaimsBlock: {
            /** @constant */
            type: "claims";
            claims: string[];
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
            /** @description As shown, for example 9.7. */
            score: string;
            reviews: components["schemas"]["Review"][];
        };
        Review: {
            author: string;
            text: string;
            stars: number;
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
            /**
             * Format: uri
             * @description Public address of the shop without trailing slash.
             */
            appUrl: string;
            languages: {
                /** @description Language of this answer, for the page's lang attribute. */
                html: components["schemas"]["LanguageTag"];
                /** @description Languages the shop is offered in, the main one first. */
                app: components["schemas"]["Locale"][];
            };
            display: components["schemas"]["DisplaySettings"];
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
            };
            /** @description Whether new accounts can be made. */
            registration: boolean;
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
            /** @description Whether prices are shown without VAT. */
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
            url: string;
        };
        ContentSettings: {
            /** @description Whole days. Default 30. */
            returnDays?: number;
            /** @description Default relevance. */
            sortBy?: components["schemas"]["Sort"];
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
                /** @description Specifications asked of the host at most. Default 1000. */
                specificationsLimit?: number;
                /** @description Default false. */
                sortByMpnDescending?: boolean;
            };
        };
        OrderSettings: {
            /** @description Part of custom lines that is paid at once. Default off, 20 %. */
            deposit?: {
                state: boolean;
                percentage: components["schemas"]["Percentage"];
            };
            /** @description Default false. */
            partialPayment?: boolean;
            /** @description Default false. */
            onAccountPayment?: boolean;
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
        NewCartLine: {
            item: {
                /** @description The client's key of the line; the same product with the same options has the same key. */
                id: string;
                productId: components["schemas"]["ProductId"];
                /** @description Pieces to add. */
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
            /** @description The host's id of the line. */
            lUid: string;
            cart: components["schemas"]["Cart"];
        };
        UpdatedLine: {
            /** @description What the stock allows; lower than asked when there is not enough. */
            updatedQuantity: number;
        };
        CartChoice: {
            shipping_option_id?: string;
            /** @description Only beside a shipping_option_id of type pickup. */
            pickup_location_id?: string;
            address_id?: string;
            payment_option_id?: string;
        };
        CouponQuestion: {
            couponCode: string;
        };
        Cart: {
            /** @description null while the host knows no cart. */
            cUid: string | null;
            /** @description The newest first. */
            lines: components["schemas"]["CartLine"][];
            coupons: components["schemas"]["Coupon"][];
            /** @description null while no delivery option is chosen. */
            shipping: components["schemas"]["Shipping"] | null;
            delivery: {
                shippingId: string | null;
                pickupLocationId: string | null;
            };
            paymentOptionId: string | null;
            addressId: string | null;
            /** @description An anonymous cart was merged with the account's cart at login; told once. */
            isMerged: boolean;
            totals: components["schemas"]["CartTotals"];
        };
        CartLine: {
            /** @description The client's key of the line. */
            id: string;
            /** @description The host's id of the line. */
            uid: string;
            productId: components["schemas"]["ProductId"];
            slug: string;
            title: string;
            image: components["schemas"]["Picture"] | null;
            quantity: number;
            /** @description What was asked for when the stock allowed only quantity. */
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
            totals: components["schemas"]["LineTotals"];
        };
        LineOption: {
            groupId: string;
            itemId: string;
            groupName: string;
            name: string;
            /** @description What the choice adds to one piece, for made-to-measure choices the price of the whole area; null when it adds nothing. */
            prices: components["schemas"]["Prices"] | null;
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
        /** @description Subtotal is before, total after product discounts. */
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
        VatAmount: {
            percentage: components["schemas"]["Percentage"];
            amount: components["schemas"]["Cents"];
        };
        /** @description Told apart by type. */
        Coupon: components["schemas"]["FixedCoupon"] | components["schemas"]["PercentageCoupon"];
        FixedCoupon: {
            /** @description The code that was entered. */
            title: string;
            /** @constant */
            type: "fixedAmount";
            /** @description Whole cents including VAT. */
            amount: components["schemas"]["Cents"];
        };
        PercentageCoupon: {
            /** @description The code that was entered. */
            title: string;
            /** @constant */
            type: "percentage";
            amount: components["schemas"]["Percentage"];
        };
        Shipping: {
            amount: components["schemas"]["Cents"];
            vatIncluded: boolean;
        };
        EmailQuestion: {
            email: string;
        };
        Credentials: {
            email: string;
            password: string;
        };
        SessionQuestion: {
            /** @description The same token as in the Authorization header. */
            token: string;
        };
        ResetQuestion: {
            emailAddress: string;
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
            houseNumber: string;
            houseNumberAddition?: string;
            streetName: string;
            city: string;
            emailAddress: string;
            phoneNumber: string;
            password: string;
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
            addresses: components["schemas"]["SessionAddresses"];
            defaultDeliveryAddressId: string | null;
            /** @description The bearer token; the cookie auth_token holds the same. */
            token: string;
        };
        SessionAddresses: {
            invoice: components["schemas"]["Address"][];
            delivery: components["schemas"]["Address"][];
        };
        AddressQuestion: {
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
        CountryQuestion: {
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
        };
        PickupLocation: {
            /** @description For pickup_location_id of the cart. */
            id: string;
            label: string;
            /** @description One line. */
            address: string;
        };
        PaymentOption: {
            /** @description For payment_option_id of the cart. */
            id: string;
            label: string;
            /** @description Name of the logo: ideal, bancontact, paypal, creditcard, klarna, … */
            icon: string;
            prices: components["schemas"]["AmountBothSides"];
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
             * @description Pending may change later, the others are final.
             * @enum {string}
             */
            status: "paid" | "pending" | "failed" | "cancelled" | "expired";
            orderNumber: string;
            totalInclVat: components["schemas"]["Cents"];
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
        /** @description The host says no, or could not answer. Every 4xx and 5xx answer has this shape, but for a refused payment. */
        Failure: {
            /** @constant */
            status: "error";
            /** @description A code or a phrase key without 'phrases.'; at login a sentence in the language of the answer. */
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
        ConfigAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Config"];
            message?: string;
            errorCode?: string | null;
        };
        ContentAnswer: {
            /** @constant */
            status: "success";
            type: components["schemas"]["PageType"];
            data: components["schemas"]["Content"];
            /** @description The filters of the asked path, the last-used one last. */
            filters: components["schemas"]["ActiveFilter"][];
            message?: string;
        };
        ProductAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Product"];
            message?: string;
        };
        NavigationAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["NavigationItem"][];
            message?: string;
        };
        RedirectAnswer: {
            /** @constant */
            status: "success";
            /** @description null when there is no rule. */
            data: components["schemas"]["RedirectRule"] | null;
            message?: string;
        };
        CartAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Cart"];
            message?: string;
        };
        AddedLineAnswer: {
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
        UpdatedLineAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["UpdatedLine"];
            message?: string;
        };
        /** @description Done; there is nothing more to say. */
        DoneAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Nothing"];
            message?: string;
        };
        /** @description No account has this address. An answer, not a failure, so it comes with 200. */
        UnknownEmail: {
            /** @constant */
            status: "error";
            message: string;
        };
        /** @description The account exists; message is a phrase key without 'phrases.'. */
        RegisteredAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Nothing"];
            message: string;
        };
        /** @description Done; message is a phrase key without 'phrases.'. */
        MessageAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Nothing"];
            message: string;
        };
        LoginAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["LoginSession"];
            message?: string;
        };
        SessionAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Session"];
            message?: string;
        };
        AddressesAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Address"][];
            message?: string;
        };
        FoundAddressAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["FoundAddress"];
            message?: string;
        };
        DeliveryOptionsAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["DeliveryOption"][];
            message?: string;
        };
        PaymentOptionsAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["PaymentOption"][];
            message?: string;
        };
        StartedPaymentAnswer: {
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
                /** @description icc the cart is not valid, ipoi the payment option failed at its provider, isoi the shipping option is not valid, icr the customer is inactive. Others may be added. */
                code: string | null;
                /** @description Where the shopper can put it right: cart, or a checkout step by name (information, delivery, overview, pay). null leads to the start of the checkout. */
                step: string | null;
            };
            errorCode?: string;
        };
        PaymentAnswer: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Payment"];
            message?: string;
        };
    };
    responses: {
        /** @description Every other status, such as 429, 500 and 503. The host cannot answer now. */
        Unavailable: {
            headers: {
                /**
                 * @description Whole seconds to wait before asking again; with 429 and 503.
                 * @example 2
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request does not have the shape that this contract asks for. */
        NotUnderstood: {
            headers: {
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
    };
    parameters: {
        /**
         * @description nl-NL or en-US; the language of names, slugs and texts. Anything else is answered in Dutch.
         * @example nl-NL
         */
        AcceptLanguage: string;
        /** @example 1001 */
        ProductId: components["schemas"]["ProductId"];
        /**
         * @description A key the client makes for one wish of the shopper. The same key within 24 hours gets the first answer again and changes nothing.
         * @example 6f1c2a0e-9a57-4d0e-8f55-0b8f5f0f7c11
         */
        IdempotencyKey: string;
        /**
         * @description The host's id of the line.
         * @example line-7b21
         */
        LineUid: string;
        /**
         * @description Uid of the payment as it stands in /checkout/{paymentUid}.
         * @example pay-2f9d4c1b8a70
         */
        PaymentUid: string;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration, or that the shop cannot be visited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigAnswer"] | components["schemas"]["UnavailableConfig"];
                };
            };
            400: components["responses"]["NotUnderstood"];
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
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentQuestion"];
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentAnswer"];
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
                    "application/json": components["schemas"]["ProductAnswer"];
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
                "application/json": components["schemas"]["NavigationQuestion"];
            };
        };
        responses: {
            /** @description The items in their order; an empty list when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationAnswer"];
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
                "application/json": components["schemas"]["RedirectQuestion"];
            };
        };
        responses: {
            /** @description The rule, or null when the path has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectAnswer"];
                };
            };
            400: components["responses"]["NotUnderstood"];
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
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            400: components["responses"]["NotUnderstood"];
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
                 * @description A key the client makes for one wish of the shopper. The same key within 24 hours gets the first answer again and changes nothing.
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
                    "application/json": components["schemas"]["AddedLineAnswer"];
                };
            };
            400: components["responses"]["NotUnderstood"];
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
                 * @description A key the client makes for one wish of the shopper. The same key within 24 hours gets the first answer again and changes nothing.
                 * @example 6f1c2a0e-9a57-4d0e-8f55-0b8f5f0f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The host's id of the line.
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
                    "application/json": components["schemas"]["UpdatedLineAnswer"];
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
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["NotUnderstood"];
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
                "application/json": components["schemas"]["CouponQuestion"];
            };
        };
        responses: {
            /** @description Applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description Not applied. */
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
                "application/json": components["schemas"]["CouponQuestion"];
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
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
                "application/json": components["schemas"]["EmailQuestion"];
            };
        };
        responses: {
            /** @description success when there is an account, error when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["UnknownEmail"];
                };
            };
            400: components["responses"]["NotUnderstood"];
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
                    "application/json": components["schemas"]["RegisteredAnswer"];
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
            /** @description A field has a value that the shop does not accept. */
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
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description Not signed in. The message is a sentence in the language of the answer. */
            401: {
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
                "application/json": components["schemas"]["SessionQuestion"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
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
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["NotUnderstood"];
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
                "application/json": components["schemas"]["ResetQuestion"];
            };
        };
        responses: {
            /** @description A mail is on its way if there is an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["NotUnderstood"];
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
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            /** @description The token is unknown, used or too old, or the password does not meet the rules. */
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
                    "application/json": components["schemas"]["AddressesAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
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
                "application/json": components["schemas"]["AddressQuestion"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundAddressAnswer"];
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
            default: components["responses"]["Unavailable"];
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
                "application/json": components["schemas"]["CountryQuestion"];
            };
        };
        responses: {
            /** @description The options, the suggested one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryOptionsAnswer"];
                };
            };
            400: components["responses"]["NotUnderstood"];
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
                "application/json": components["schemas"]["CountryQuestion"];
            };
        };
        responses: {
            /** @description The options, the suggested one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptionsAnswer"];
                };
            };
            400: components["responses"]["NotUnderstood"];
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
                 * @description A key the client makes for one wish of the shopper. The same key within 24 hours gets the first answer again and changes nothing.
                 * @example 6f1c2a0e-9a57-4d0e-8f55-0b8f5f0f7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ordered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedPaymentAnswer"];
                };
            };
            400: components["responses"]["NotUnderstood"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not ordered. */
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
                 * @description Uid of the payment as it stands in /checkout/{paymentUid}.
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
                    "application/json": components["schemas"]["PaymentAnswer"];
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
