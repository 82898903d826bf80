import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import { createLog } from './log.ts';

const written = (about: object): string => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  log.info(about, 'a line');
  return lines.join('');
};

describe('the log', () => {
  it('hides what opens accounts and what bodies are like, wherever it stands', () => {
    const secret = 'never-to-be-seen';
    const line = written({
      headers: { authorization: secret, cookie: secret },
      input: { password: secret, newPassword: secret, token: secret, code: secret, ticket: secret },
      answer: { accessToken: secret, refreshToken: secret },
      request: { body: { weight: secret }, mail: { secrets: secret } },
      snapshot: { inputs: secret, strength: secret, lifestyle: secret, nutrition: secret },
    });
    expect(line).not.toContain(secret);
    expect(line).toContain('[hidden]');
  });

  it('tells where an error comes from, and of a refusal no more than its code', () => {
    const error = new DomainError('user.username_reserved', { value: 'typed by someone' });
    const line = written({ error });
    expect(line).toContain('user.username_reserved');
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('typed by someone');
  });
});
