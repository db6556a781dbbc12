# Builds the web pages, with the packages for development.
FROM node:24-bookworm-slim AS build
WORKDIR /sikhya
COPY . .
RUN npm run build

# The image of the server, with the packages for production only.
FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /sikhya
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY embedded-postgres/package.json embedded-postgres/
COPY server/package.json server/
RUN npm install --no-save --omit=dev --workspace=contract --workspace=embedded-postgres --workspace=server && npm cache clean --force
COPY contract contract
COPY embedded-postgres embedded-postgres
COPY server server
COPY --from=build /sikhya/web/dist web/dist
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
