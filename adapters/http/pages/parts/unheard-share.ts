import type { WebExchange } from './web-request.ts';

const place = /^(\/en)?\/indicator\/me\/share$/;

/**
 * Where the manifests send pictures that another app shares. The service worker takes them before they leave the device;
 * where it is gone with the rest of the browser's data, the form says that nothing came, and nothing is kept here.
 */
export const unheardShare = ({ request, response, path }: WebExchange): boolean => {
  const found = request.method === 'POST' ? place.exec(path) : null;
  if (found === null) return false;
  request.resume();
  response.statusCode = 303;
  response.setHeader('Location', `${found[1] ?? ''}/indicator/me/edit?step=photos&shared=no`);
  response.setHeader('Cache-Control', 'no-store');
  response.end();
  return true;
};
