/** What the server is put together from beside HTTP: adapters do not import each other. */
export { fileHostSnapshot } from '../external/sites/host-snapshot.ts';
export { archive } from '../external/archive/archive.ts';
export { serveLocalMedia } from '../external/media/media-store-local.ts';
export { serveSealedMedia } from '../external/media/sealed/serve-sealed-media.ts';
export { assistantEndpoint } from '../mcp/endpoint.ts';
export { createHub } from '../realtime/hub.ts';
export { attachRealtime } from '../realtime/server.ts';
export { isLiveRequest } from '../realtime/upgrade.ts';
export { startWork, type Work } from '../scheduler/work.ts';
