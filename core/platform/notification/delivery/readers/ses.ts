import { mailIdOf, type DeliveryKind, type SaidDelivery } from '../delivery-report.ts';
import { isJsonObject, requireFew, textOf, type JsonObject } from './said.ts';

/** Proved in its own way, so it is none of the others. */
export const sesProvider = 'ses';

const listOf = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? requireFew(value).filter(isJsonObject) : [];

/** SES gives mails an id of its own and keeps the header that was sent. */
const mailIdIn = (event: JsonObject): string | null => {
  const { mail } = event;
  if (!isJsonObject(mail)) return null;
  const { commonHeaders, headers } = mail;
  const common = isJsonObject(commonHeaders) ? textOf(commonHeaders['messageId']) : null;
  const sent = listOf(headers).find((one) => textOf(one['name'])?.toLowerCase() === 'message-id');
  const messageId = common ?? (sent ? textOf(sent['value']) : null);
  return messageId === null ? null : mailIdOf(messageId);
};

const parsed = (text: string): JsonObject | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
};

type About = Readonly<{ kind: DeliveryKind; recipients: readonly JsonObject[]; detail: string }>;

const aboutBounce = (bounce: JsonObject): About => ({
  // What is not permanent, or not known, may pass.
  kind: bounce['bounceType'] === 'Permanent' ? 'HARD' : 'SOFT',
  recipients: listOf(bounce['bouncedRecipients']),
  detail: textOf(bounce['bounceSubType']) ?? '',
});

const aboutComplaint = (complaint: JsonObject): About | null =>
  complaint['complaintFeedbackType'] === 'not-spam'
    ? null
    : {
        kind: 'COMPLAINT',
        recipients: listOf(complaint['complainedRecipients']),
        detail: textOf(complaint['complaintFeedbackType']) ?? '',
      };

const aboutIn = (event: JsonObject): About | null => {
  const { bounce, complaint } = event;
  // Notices of an identity and events of a configuration set name their kind in two ways.
  const type = event['notificationType'] ?? event['eventType'];
  if (type === 'Bounce' && isJsonObject(bounce)) return aboutBounce(bounce);
  if (type === 'Complaint' && isJsonObject(complaint)) return aboutComplaint(complaint);
  return null;
};

/** A notice of Amazon SES as it stands in a message of SNS; nothing for what says something else. */
export const readSes = (text: string): readonly SaidDelivery[] => {
  const event = parsed(text);
  const about = event && aboutIn(event);
  if (event === null || about === null) return [];
  const { kind, recipients, detail } = about;
  const mailId = mailIdIn(event);
  return recipients.map((recipient) => ({
    kind,
    mailId,
    address: textOf(recipient['emailAddress']),
    detail: textOf(recipient['diagnosticCode']) ?? detail,
  }));
};
