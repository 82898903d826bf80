import type { ServerResponse } from 'node:http';
import type { Language } from '#core/kernel/language.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '');

const style = `
:root{color-scheme:light dark;--page:#faf8f2;--card:#fff;--ink:#16231d;--muted:#52615a;--rule:#dfdcd1;--pine:#0b5c49;--on-pine:#fff}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){--page:#0f1613;--card:#18221d;--ink:#eef3ee;--muted:#aebcb4;--rule:#2c3932;--pine:#8adabc;--on-pine:#06281e}}
:root[data-theme=dark]{color-scheme:dark;--page:#0f1613;--card:#18221d;--ink:#eef3ee;--muted:#aebcb4;--rule:#2c3932;--pine:#8adabc;--on-pine:#06281e}
:root[data-theme=light]{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.6 'Be Vietnam Pro','Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.5rem;line-height:1.3;margin:0 0 1rem}
a{color:var(--pine)}
.card{background:var(--card);border:1px solid var(--rule);border-radius:12px;padding:1rem 1.25rem;margin:0 0 1rem}
.muted{color:var(--muted);font-size:.9rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.75rem 0 0}
iframe{width:100%;height:36rem;border:1px solid var(--rule);border-radius:12px;background:#fff}
button,.button{display:inline-block;min-height:44px;padding:.6rem 1.4rem;border:0;border-radius:10px;background:var(--pine);color:var(--on-pine);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
`;

type Page = Readonly<{
  status?: number;
  language: Language;
  title: string;
  /** HTML, already escaped. */
  body: string;
  /** What the page may frame. */
  frames?: 'none' | 'self';
  /** Without a choice of the reader's, their device decides. */
  theme?: 'light' | 'dark' | 'system';
  /** Beside what all of these pages share. */
  style?: string;
  headers?: Readonly<Record<string, string>>;
}>;

/** The few pages the server draws by itself: without script, and readable when nothing else works. */
export const sendPlainPage = (
  response: ServerResponse,
  {
    status = 200,
    language,
    title,
    body,
    frames = 'none',
    theme = 'system',
    style: own = '',
    headers = {},
  }: Page,
): void => {
  const html =
    `<!doctype html><html lang="${language}"${theme === 'system' ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(title)}</title><style>${style}${own}</style></head><body><main>${body}</main></body></html>`;
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Language', language);
  response.setHeader('Cache-Control', 'no-store');
  // The address of the page may be a signed link of a mail.
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; ` +
      `frame-ancestors 'none'; frame-src ${frames === 'self' ? "'self'" : "'none'"}`,
  );
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Length', Buffer.byteLength(html));
  response.end(html);
};
