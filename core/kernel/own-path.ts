/** Only our own addresses may follow a sign-in: `//elsewhere` and `https:` are another person's. */
export const isOwnPath = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\\]/.test(path);
