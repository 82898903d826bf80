export type MediaRequest = Readonly<{
  method: 'GET' | 'HEAD';
  /** What stands behind `/media/` in the address, decoded. */
  key: string;
  query: URLSearchParams;
  range: string | undefined;
}>;

export type MediaAnswer = Readonly<{
  status: 200 | 206 | 416;
  headers: Readonly<Record<string, string>>;
  /** Each holds its bytes until the next one is asked for. */
  pieces: AsyncIterable<Uint8Array> | null;
}>;

/** Header text is Latin letters: the real name follows percent-encoded, as RFC 6266 has it. */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

/** Answers a signed address of a private file, whatever framework carries the request. */
export type ServeMedia = (request: MediaRequest) => Promise<MediaAnswer>;
