# The shop's server: one program, the files of its build, one library. `--target demo` is the mock server that stands in for a host.
FROM node:24-bookworm-slim AS source
WORKDIR /shop
# The Node runtime that the project brings needs it, and a slim image does not have it.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
# The project brings the Node runtime that it is built and run with (26, as a package); the image's own only runs npm.
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY adapters/package.json adapters/
COPY backend/package.json backend/
COPY mock-server/package.json mock-server/
RUN npm ci --ignore-scripts && npm cache clean --force
COPY . .

FROM source AS build
RUN npm run --silent build \
  && mkdir -p /out/node_modules/@opentelemetry /out/bin \
  && cp -r dist shop /out/ \
  && find /out/dist -name '*.map' -delete \
  && cp -r node_modules/@prometheus-io node_modules/tdigest node_modules/bintrees /out/node_modules/ \
  && cp -r node_modules/@opentelemetry/api /out/node_modules/@opentelemetry/ \
  && cp "$(readlink -f node_modules/.bin/node)" /out/bin/node

FROM source AS demo
ENV HOST=0.0.0.0 API_PORT=4010 SHOP_DATA=/data/demo.sqlite
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4010
CMD ["node_modules/.bin/node", "mock-server/main.ts"]

FROM debian:bookworm-slim AS shop
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 shop && mkdir -p /builds && chown shop /builds
COPY --from=build /out /shop
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 SHOP_BUILDS=/builds
USER shop
# Files of earlier builds; all programs of the shop share it.
VOLUME /builds
EXPOSE 3000
# The signal to stop reaches the program itself, which then drains: see docs/operations.md.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["bin/node", "dist/server/main.js"]
