import { useLocation, useNavigate } from 'react-router';
import type { Language } from '#core/kernel/language.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { useLanguage } from '#ui/intl.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { loadSameWords } from '../catalogues.ts';
import { saveAccount } from '../data/own-account.ts';
import { inLanguage, rememberLanguage } from '../language.ts';

/** Another language is another address of the same page: place, words typed and focus stay. */
export const useLanguageSwitch = () => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  const other: Language = language === 'vi' ? 'en' : 'vi';
  const href = inLanguage(pathname + search + hash, other);

  const onSwitch = async (next: Language) => {
    rememberLanguage(next);
    try {
      await loadSameWords(language, next);
    } catch {
      location.assign(href);
      return;
    }
    await navigate(href, { replace: true, preventScrollReset: true, state: keepFocus });
    const session = signedIn.current();
    if (session.status !== 'member' || session.user.language === next) return;
    try {
      await saveAccount({ language: next });
    } catch {
      // The cookie has it; the account learns it the next time the person chooses.
    }
  };
  return { href, onSwitch: (next: Language) => void onSwitch(next) };
};
