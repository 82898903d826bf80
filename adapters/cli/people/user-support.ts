import type { Command } from 'commander';
import { isLanguage, languages, type Language } from '#core/kernel/language.ts';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import type { Session } from '../engine/session.ts';
import { resolveUser } from './resolve-user.ts';

const requireLanguage = (typed: string): Language => {
  if (!isLanguage(typed)) throw new OperatorError(`"${typed}" is none of ${languages.join(', ')}.`);
  return typed;
};

/** A password never stands among the words of a command, where every process of the machine can read it. */
const readPassword = async ({ console }: Session): Promise<string> => {
  if (console.isTerminal) console.error('The first password of this account:');
  for await (const line of console.input) return line;
  throw new OperatorError('The first password is read from standard input, and there is none.');
};

type NewUser = Readonly<{ email: string; name: string; role?: string; language?: string }>;

/** What support does for a person who can't get in. */
export const supportCommands = (users: Command, session: Session): void => {
  users
    .command('create')
    .description('open a confirmed account; its first password is read from standard input')
    .requiredOption('--email <text>', 'its address')
    .requiredOption('--name <text>', 'the full name')
    .option('--role <id>', "the role's id; without it, a member")
    .option('--language <language>', languages.join(', '))
    .action(async ({ email, name, role, language }: NewUser) => {
      const speaks = language === undefined ? undefined : requireLanguage(language);
      const { app } = await session.application();
      const user = await app.account.createUser(await session.actor(), {
        email,
        fullname: name,
        password: await readPassword(session),
        roleId: role,
        language: speaks,
      });
      session.say(user, `${user.email} has an account now: ${user.id}.`);
    });

  users
    .command('reset')
    .argument('<user>', 'id, e-mail address or username')
    .requiredOption('--reason <text>', 'written into the audit log')
    .description('mail the link to choose a new password to the person, and to nobody else')
    .action(async (name: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const id = await resolveUser(session, name);
      const { email, expiresAt } = await app.account.sendResetLink(await session.actor(), { id, reason });
      session.say(
        { id, email, expiresAt },
        `A link to choose a new password is on its way to ${email}; it works until ${expiresAt.toISOString()}.`,
      );
    });

  users
    .command('resend-confirmation')
    .argument('<user>', 'id, e-mail address or username')
    .requiredOption('--reason <text>', 'written into the audit log')
    .description('mail the code or the link that confirms the address once more, to the person alone')
    .action(async (name: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const id = await resolveUser(session, name);
      const { email, expiresAt } = await app.account.resendConfirmation(await session.actor(), {
        id,
        reason,
      });
      session.say(
        { id, email, expiresAt },
        `What confirms the address is on its way to ${email}; it works until ${expiresAt.toISOString()}.`,
      );
    });

  users
    .command('reset-second-factor')
    .argument('<user>', 'id, e-mail address or username')
    .requiredOption('--reason <text>', 'written into the audit log')
    .description('take two-step sign-in off an account whose owner lost the app and the recovery codes')
    .action(async (name: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const id = await resolveUser(session, name);
      const { email } = await app.secondFactor.resetSecondFactor(await session.actor(), { id, reason });
      session.say(
        { id, email },
        `${email} signs in with the password alone now, and is told so by mail; two-step sign-in can be set up again.`,
      );
    });

  users
    .command('sign-out')
    .argument('<user>', 'id, e-mail address or username')
    .requiredOption('--reason <text>', 'written into the audit log')
    .description('end every sign-in of a person; what is open closes at once')
    .action(async (name: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const id = await resolveUser(session, name);
      const { email, ended } = await app.account.endSessionsOf(await session.actor(), { id, reason });
      session.say({ id, email, ended }, `${email} is signed out; ${ended} sign-ins ended.`);
    });
};
