import { describe, expect, it } from 'vitest';
import { signedSns, snsCertificate, snsCertificateUrl, snsTopic } from '#fixtures/platform/sns-messages.ts';
import { snsMessages } from './sns-messages.ts';

const open = (topic: string | null = snsTopic) => {
  const asked: string[] = [];
  const messages = snsMessages(topic, async (address) => {
    asked.push(address);
    return snsCertificate;
  });
  return { asked, ...messages };
};
const subscription = {
  Type: 'SubscriptionConfirmation',
  Token: 'abc',
  SubscribeURL: 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=abc',
};

describe('a message of SNS', () => {
  it.each([
    ['1', {}],
    ['2', {}],
    ['2', { Subject: 'Amazon SES' }],
  ])(
    'signed in version %s, with %o, is believed; its key is fetched once',
    async (SignatureVersion, parts) => {
      const { verified, asked } = open();
      const sent = signedSns({ Message: 'Đã trả lại', SignatureVersion, ...parts });
      const kind = { kind: 'NOTIFICATION', topic: snsTopic, text: 'Đã trả lại' };
      expect(await verified(sent)).toEqual(kind);
      expect(await verified(sent)).toEqual(kind);
      expect(asked).toEqual([snsCertificateUrl]);
    },
  );

  it.each([
    ['another text', signedSns({ Message: 'a' }, { Message: 'b' })],
    ['another subject', signedSns({ Subject: 'a' }, { Subject: 'b' })],
    ['no subject any more', signedSns({ Subject: 'a' }, { Subject: undefined })],
    ['another time', signedSns({}, { Timestamp: '2027-01-01T00:00:00.000Z' })],
    ['another kind', signedSns({}, { Type: 'UnsubscribeConfirmation' })],
    ['a broken signature', signedSns({}, { Signature: 'AAAA' })],
    ['another version', signedSns({}, { SignatureVersion: '3' })],
    ['no shape', 'Notification'],
  ])('with %s is not', async (_what, sent) => {
    expect(await open().verified(sent)).toBeNull();
  });

  it('of a topic that was not named is not, however it is signed, and nothing is asked for it', async () => {
    for (const here of [open('arn:aws:sns:eu-west-1:123456789012:another'), open(null)]) {
      expect(await here.verified(signedSns())).toBeNull();
      expect(here.asked).toEqual([]);
    }
    expect([open().configured, open(null).configured]).toEqual([true, false]);
  });

  it.each([
    'https://sns.eu-west-1.amazonaws.com.evil.example/a.pem',
    'https://evil.example/sns.eu-west-1.amazonaws.com/a.pem',
    'http://sns.eu-west-1.amazonaws.com/a.pem',
    'https://sns.eu-west-1.amazonaws.com:8443/a.pem',
    'https://user@sns.eu-west-1.amazonaws.com/a.pem',
    'https://sns.eu-west-1.amazonaws.com/a.html',
    'https://s3.eu-west-1.amazonaws.com/a.pem',
    'nothing',
  ])('never has its key fetched from %s', async (SigningCertURL) => {
    const { verified, asked } = open();
    expect(await verified(signedSns({ SigningCertURL }))).toBeNull();
    expect(asked).toEqual([]);
  });

  it('that asks whether notices are wanted is answered at SNS alone', async () => {
    const { verified, confirm, asked } = open();
    const sent = signedSns(subscription);
    expect(await verified(sent)).toMatchObject({ kind: 'SUBSCRIPTION' });
    await confirm(sent);
    expect(asked).toEqual([snsCertificateUrl, subscription.SubscribeURL]);
    await confirm({ ...sent, SubscribeURL: 'https://evil.example/' });
    await confirm({ ...sent, TopicArn: 'arn:aws:sns:eu-west-1:123456789012:another' });
    expect(asked).toHaveLength(2);
  });
});
