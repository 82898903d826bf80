# Fitboard: one image for the server and the command line. `docker build -t fitboard .`
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts member-web admin

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force
COPY core ./core
COPY adapters ./adapters
COPY fixtures ./fixtures
COPY ui/shared ./ui/shared
COPY scripts/front-ends.ts scripts/fingerprint.ts ./scripts/
COPY deploy/health-check.mjs ./deploy/
COPY deploy/fitboard /usr/local/bin/fitboard
COPY --from=build /app/dist/member-web ./dist/member-web
COPY --from=build /app/dist/admin ./dist/admin
RUN mkdir /data && chown node:node /data && chmod 0755 /usr/local/bin/fitboard
# Nothing of the program belongs to the user who runs it: only /data and /tmp are written.
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=6s --start-period=90s --retries=3 CMD ["node", "deploy/health-check.mjs"]
CMD ["node", "adapters/http/main.ts"]
