/** Enough of MIME for our own mails: two parts, quoted-printable or base64, encoded words in the subject. */
const decode = (text: string, encoding: string): string => {
  if (/base64/i.test(encoding)) return Buffer.from(text, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(encoding)) return text;
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

const headerOf = (headers: string, name: string): string =>
  new RegExp(`^${name}:\\s*((?:.|\\r?\\n[ \\t])*)`, 'im')
    .exec(headers)?.[1]
    ?.replace(/\r?\n[ \t]+/g, ' ')
    .trim() ?? '';

const words = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, body: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(body, 'base64').toString('latin1') : decodeQ(body),
    );
const decodeQ = (body: string): string =>
  body
    .replace(/_/g, ' ')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const split = (raw: string): [string, string] => {
  const at = raw.search(/\r?\n\r?\n/);
  return at < 0 ? [raw, ''] : [raw.slice(0, at), raw.slice(at).replace(/^\r?\n\r?\n/, '')];
};

export const simpleParser = (
  raw: string,
): { subject: string; text: string; html: string; headers: string } => {
  const [headers, body] = split(raw);
  const parts: Record<string, string> = {};
  const visit = (partHeaders: string, content: string): void => {
    const type = headerOf(partHeaders, 'Content-Type');
    const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
    if (boundary) {
      for (const part of content.split(`--${boundary}`).slice(1)) {
        if (!part.startsWith('--')) visit(...split(part.replace(/^\r?\n/, '')));
      }
      return;
    }
    const key = type.split(';')[0]!.trim().toLowerCase() || 'text/plain';
    parts[key] ??= decode(content, headerOf(partHeaders, 'Content-Transfer-Encoding'));
  };
  visit(headers, body);
  const rawSubject = headerOf(headers, 'Subject');
  const subject = /=\?utf-8\?/i.test(rawSubject)
    ? Buffer.from(words(rawSubject), 'latin1').toString('utf8')
    : rawSubject;
  return { subject, text: parts['text/plain'] ?? '', html: parts['text/html'] ?? '', headers };
};
