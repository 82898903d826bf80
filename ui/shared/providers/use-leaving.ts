import { useEffect, useState } from 'react';
import type { SignInProvider } from '#core/people/sign-in-provider/provider.ts';
import { leaveFor } from './way-back.ts';

type Begin = (provider: SignInProvider) => Promise<{ address: string }>;

/** Busy until the provider's page is there; a person who came back by the browser's button may choose again. */
export const useLeaving = (begin: Begin) => {
  const [leaving, setLeaving] = useState<SignInProvider>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    const shownAgain = () => setLeaving(undefined);
    addEventListener('pageshow', shownAgain);
    return () => removeEventListener('pageshow', shownAgain);
  }, []);
  const leave = async (provider: SignInProvider) => {
    setLeaving(provider);
    setProblem(undefined);
    try {
      leaveFor((await begin(provider)).address);
    } catch (error) {
      setLeaving(undefined);
      setProblem(error);
    }
  };
  return { leaving, problem, leave };
};
