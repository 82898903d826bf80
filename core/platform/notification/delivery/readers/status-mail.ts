import { kindOfStatus, mailIdOf, type SaidDelivery } from '../delivery-report.ts';

/** Longer ones carry the mail that came back whole; what counts stands at their beginning. */
export const statusMailMaxLength = 1_000_000;
const mostParts = 50;
const mostNested = 5;

type Headers = ReadonlyMap<string, string>;
type Part = Readonly<{ headers: Headers; body: string }>;

/** Fields of a block as in RFC 5322: a line that begins with a space goes on with the one before; the first of a name counts. */
const readHeaders = (block: string): Headers => {
  const headers = new Map<string, string>();
  for (const line of block.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    if (!headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return headers;
};

const readPart = (text: string): Part => {
  if (text.startsWith('\n')) return { headers: new Map(), body: text.slice(1) };
  const end = text.indexOf('\n\n');
  return end === -1
    ? { headers: readHeaders(text), body: '' }
    : { headers: readHeaders(text.slice(0, end)), body: text.slice(end + 2) };
};

const typeOf = ({ headers }: Part): string =>
  /^[\w.+/-]*/.exec(headers.get('content-type') ?? 'text/plain')?.[0].toLowerCase() ?? '';

const boundaryOf = ({ headers }: Part): string | null => {
  const found = /;\s*boundary\s*=\s*(?:"([^"\n]{1,200})"|([^\s;"]{1,200}))/i.exec(
    headers.get('content-type') ?? '',
  );
  return found?.[1] ?? found?.[2] ?? null;
};

/** What stands between the lines of a boundary. */
const partsOf = (body: string, boundary: string): readonly string[] => {
  const parts: string[] = [];
  let lines: string[] | null = null;
  for (const line of body.split('\n')) {
    const mark = line.trimEnd();
    if (mark === `--${boundary}` || mark === `--${boundary}--`) {
      if (lines) parts.push(lines.join('\n'));
      lines = mark.endsWith('--') && mark !== `--${boundary}` ? null : [];
      if (parts.length >= mostParts) break;
    } else lines?.push(line);
  }
  // The last part of a mail that was cut off.
  if (lines && parts.length < mostParts) parts.push(lines.join('\n'));
  return parts;
};

/** All parts that hold no others, outermost first. */
const leavesOf = (part: Part, depth = 0): readonly Part[] => {
  const boundary = typeOf(part).startsWith('multipart/') ? boundaryOf(part) : null;
  if (boundary === null || depth >= mostNested) return [part];
  return partsOf(part.body, boundary).flatMap((text) => leavesOf(readPart(text), depth + 1));
};

/** `rfc822; an@example.com`, or with the angle brackets that some servers add. */
const addressIn = (field: string | undefined): string | null =>
  /^(?:rfc822|utf-8)\s*;\s*<?([^\s<>]{3,254})>?\s*$/i.exec(field ?? '')?.[1] ?? null;

const wordsIn = (field: string | undefined): string => (field ?? '').replace(/^[\w-]+\s*;\s*/, '');

const refusalIn = (fields: Headers, mailId: string | null): SaidDelivery | null => {
  // `delayed` is still tried, `delivered` and `relayed` went on.
  if (fields.get('action')?.toLowerCase() !== 'failed') return null;
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
  const kind = kindOfStatus(status);
  if (kind === null) return null;
  return {
    kind,
    mailId,
    address: addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient')),
    detail: `${status} ${wordsIn(fields.get('diagnostic-code'))}`.trim(),
  };
};

const statusTypes: readonly string[] = ['message/delivery-status', 'message/global-delivery-status'];
const originalTypes: readonly string[] = [
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/global-headers',
];

/**
 * What a mail says that came back to us: a delivery status (RFC 3464) or a complaint in the form of RFC 5965. Nothing
 * for any other mail: answers of people and of holidays are no reports.
 */
export const readStatusMail = (mail: string): readonly SaidDelivery[] => {
  const text = mail
    .slice(0, statusMailMaxLength)
    .replace(/\r\n?/g, '\n')
    .replace(/^From [^\n]*\n/, '');
  const leaves = leavesOf(readPart(text));
  const ofType = (types: readonly string[]) => leaves.filter((part) => types.includes(typeOf(part)));
  const [original] = ofType(originalTypes);
  const messageId = original && readPart(original.body.replace(/^\n+/, '')).headers.get('message-id');
  const mailId = messageId === undefined ? null : mailIdOf(messageId);
  const [feedback] = ofType(['message/feedback-report']);
  if (feedback) {
    const fields = readHeaders(feedback.body);
    const kind = fields.get('feedback-type')?.toLowerCase();
    const address = /<?([^\s<>,]{3,254}@[^\s<>,]{1,253})>?/.exec(fields.get('original-rcpt-to') ?? '')?.[1];
    if (kind !== 'abuse') return [];
    return [{ kind: 'COMPLAINT', mailId, address: address ?? null, detail: 'abuse' }];
  }
  return ofType(statusTypes).flatMap(({ body }) =>
    body
      .split(/\n[ \t]*\n/)
      .map((block) => refusalIn(readHeaders(block.trim()), mailId))
      .filter((said) => said !== null),
  );
};
