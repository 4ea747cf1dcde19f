# The site in strict production. Settings come from the environment, data is in /data: see docs/operator.md.
# Another hotel's folder: docker build --build-arg HOTEL_DIR=hotels/example .
FROM node:22-trixie-slim AS build
ARG HOTEL_DIR=app/hotel
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node tools/build.mjs && npm prune --omit=dev --no-audit --no-fund

FROM node:22-trixie-slim
ARG HOTEL_DIR=app/hotel
# For backups of PostgreSQL, of the same version as in compose.yaml.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3002 DATA_DIR=/data
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/build ./build
# What is read while the site runs: the pictures' originals, and the program that encodes them.
COPY --from=build /site/${HOTEL_DIR}/images ./${HOTEL_DIR}/images
COPY --from=build /site/app/content/image-process.mjs ./app/content/
COPY --from=build /site/app/shop/invoices/pdf/fonts ./app/shop/invoices/pdf/fonts
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 3002
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "build/server/server.js", "--needs-provider"]
