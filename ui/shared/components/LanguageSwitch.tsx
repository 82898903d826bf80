import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '#core/kernel/language.ts';
import { GlobeIcon } from '../icons.tsx';

type Props = Readonly<{
  /** The address of this page in the other language. */
  href: string;
  /** Without it the link simply loads the other address. */
  onSwitch?: (language: Language) => void;
  short?: boolean;
}>;

/** The other language, named in itself, so that those who need it can read it. */
export const LanguageSwitch = ({ href, onSwitch, short = false }: Props) => {
  const { locale, formatMessage } = useIntl();
  const other: Language = locale === 'vi' ? 'en' : 'vi';
  const follow = (event: MouseEvent) => {
    if (!onSwitch || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSwitch(other);
  };
  const shown = short ? other.toUpperCase() : formatMessage({ id: 'ui.language.other' });
  return (
    <Button
      component="a"
      href={href}
      hrefLang={other}
      lang={other}
      data-wait-for-app
      variant="text"
      color="inherit"
      startIcon={<GlobeIcon />}
      onClick={follow}
      // Voice control presses what is read on the button, so the shown word comes first.
      aria-label={`${shown} – ${formatMessage({ id: 'ui.language.switch' })}`}
      sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
    >
      {shown}
    </Button>
  );
};
