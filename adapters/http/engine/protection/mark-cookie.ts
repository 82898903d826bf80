import type { IncomingMessage, ServerResponse } from 'node:http';

type Kind = Readonly<{
  name: string;
  /** Of plain HTTP; over HTTPS a cookie is bound to the host, which takes the whole of it. */
  path: string;
  sameSite: 'Lax' | 'Strict';
  /** In milliseconds. */
  lasts: number;
}>;

/** A random word by which a browser is known again; no script can read it. */
export const markCookie = (isProduction: boolean, { name: plainName, path, sameSite, lasts }: Kind) => {
  const name = isProduction ? `__Host-${plainName}` : plainName;
  const attributes = isProduction
    ? `Path=/; HttpOnly; SameSite=${sameSite}; Secure`
    : `Path=${path}; HttpOnly; SameSite=${sameSite}`;
  return {
    read({ headers: { cookie = '' } }: IncomingMessage): string | null {
      const found = cookie.split(/; */).filter((pair) => pair.startsWith(`${name}=`));
      // Two of one name: an attacker planted one, and nobody can tell which.
      const value = found.length === 1 ? (found[0] ?? '').slice(name.length + 1) : '';
      return /^[\w-]{16,128}$/.test(value) ? value : null;
    },
    write(response: ServerResponse, mark: string): void {
      response.appendHeader('Set-Cookie', `${name}=${mark}; Max-Age=${lasts / 1000}; ${attributes}`);
    },
  };
};
