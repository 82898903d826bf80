import { createHash, createHmac } from 'node:crypto';

/** Amazon's Signature Version 4 inside an address: who has it may read one object until it expires. */
export type PresignInput = Readonly<{
  /** The object's address, without a query. */
  url: URL;
  region: string;
  accessKey: string;
  secretKey: string;
  at: Date;
  expiresInSeconds: number;
  /** `response-content-type` and the like. */
  query?: Readonly<Record<string, string>>;
}>;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** RFC 3986, where encodeURIComponent leaves five marks alone. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export const presignedGet = ({
  url,
  region,
  accessKey,
  secretKey,
  at,
  expiresInSeconds,
  query = {},
}: PresignInput): string => {
  const time = `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const date = time.slice(0, 8);
  const scope = `${date}/${region}/s3/aws4_request`;
  const parameters = {
    ...query,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${accessKey}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(expiresInSeconds),
    'X-Amz-SignedHeaders': 'host',
  };
  const canonicalQuery = Object.entries(parameters)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const request = ['GET', url.pathname, canonicalQuery, `host:${url.host}`, '', 'host', 'UNSIGNED-PAYLOAD'];
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(request.join('\n'))].join('\n');
  const dayKey = hmac(`AWS4${secretKey}`, date);
  const signingKey = hmac(hmac(hmac(dayKey, region), 's3'), 'aws4_request');
  const signature = hmac(signingKey, toSign).toString('hex');
  return `${url.origin}${url.pathname}?${canonicalQuery}&X-Amz-Signature=${signature}`;
};
