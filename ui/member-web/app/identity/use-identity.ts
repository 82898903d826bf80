import { useState } from 'react';
import { isApiError } from '#ui/api/api-error.ts';
import { PasskeyStop } from '#ui/passkeys/passkeys.ts';

type Asked = Readonly<{ settle: (isConfirmed: boolean) => void }>;

/** Asks who is there where the server wants to know anew, and goes on with what was begun. */
export const useIdentity = () => {
  const [asked, setAsked] = useState<Asked>();

  const ask = () =>
    new Promise<boolean>((resolve) => {
      setAsked({
        settle: (isConfirmed) => {
          setAsked(undefined);
          resolve(isConfirmed);
        },
      });
    });

  const withIdentity = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      if (!isApiError(error, 'access.proof_due')) throw error;
      if (!(await ask())) throw new PasskeyStop('cancelled');
      return work();
    }
  };

  return { asked, withIdentity };
};
export type WithIdentity = ReturnType<typeof useIdentity>['withIdentity'];
