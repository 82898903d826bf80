import { mailIdOf, type DeliveryKind } from '../delivery-report.ts';
import { isJsonObject, objectAt, textOf, type JsonObject, type MailNoticeReader } from './said.ts';

const kindOf = (event: JsonObject): DeliveryKind | null => {
  if (event['event'] === 'complained') return 'COMPLAINT';
  if (event['event'] !== 'failed') return null;
  return event['severity'] === 'permanent' ? 'HARD' : 'SOFT';
};

const messageIdIn = (event: JsonObject): string | null => {
  const message = event['message'];
  const headers = isJsonObject(message) ? message['headers'] : undefined;
  return isJsonObject(headers) ? textOf(headers['message-id']) : null;
};

const detailIn = (event: JsonObject): string => {
  const status = event['delivery-status'];
  const said = isJsonObject(status) ? (textOf(status['message']) ?? textOf(status['description'])) : null;
  return said ?? textOf(event['reason']) ?? '';
};

/**
 * Mailgun's webhooks: one event each, signed over timestamp and token inside of the body. A notice that is sent again
 * keeps its signature, for hours; what was said before is known anyway.
 */
export const mailgun: MailNoticeReader = {
  proofOf({ body }) {
    const signature = isJsonObject(body) ? body['signature'] : undefined;
    if (!isJsonObject(signature)) return null;
    const [timestamp, token, made] = [signature['timestamp'], signature['token'], signature['signature']];
    if (textOf(token) === null || typeof made !== 'string' || !/^[0-9a-f]{64}$/i.test(made)) return null;
    if (typeof timestamp !== 'string' && typeof timestamp !== 'number') return null;
    return {
      proof: { kind: 'SIGNATURE', text: `${timestamp}${textOf(token)}`, signature: made.toLowerCase() },
      signedAt: null,
    };
  },

  read(body) {
    const event = objectAt(objectAt(body, 'body')['event-data'], 'body.event-data');
    const kind = kindOf(event);
    if (kind === null) return [];
    const messageId = messageIdIn(event);
    return [
      {
        kind,
        mailId: messageId === null ? null : mailIdOf(messageId),
        address: textOf(event['recipient']),
        detail: detailIn(event),
      },
    ];
  },
};
