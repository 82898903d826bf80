import type { WebExchange } from './web-request.ts';

type Picture = Readonly<{ bytes: Uint8Array; contentType: string; tag: string; maxAgeSeconds: number }>;

/** One that everybody may see, on any site; who has it already is not sent it again. */
export const sendPicture = (
  { request, response }: WebExchange,
  { bytes, contentType, tag, maxAgeSeconds }: Picture,
): void => {
  const etag = `"${tag}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', `public, max-age=${maxAgeSeconds}`);
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.headers['if-none-match'] === etag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.statusCode = 200;
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', String(bytes.byteLength));
  response.end(request.method === 'HEAD' ? undefined : bytes);
};
