import { describe, expect, it } from 'vitest';
import { presignedGet } from './s3-presign.ts';

describe('an address signed for S3', () => {
  it('is the one Amazon documents for its own example', () => {
    const address = presignedGet({
      url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
      region: 'us-east-1',
      accessKey: 'AKIAIOSFODNN7EXAMPLE',
      secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      at: new Date('2013-05-24T00:00:00Z'),
      expiresInSeconds: 86_400,
    });

    expect(new URL(address).searchParams.get('X-Amz-Signature')).toBe(
      'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    );
  });
});
