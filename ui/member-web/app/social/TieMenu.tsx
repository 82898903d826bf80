import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { inLanguage } from '../language.ts';
import { paths } from '../paths.ts';
import type { OwnTie } from './use-tie.ts';

const fetchEntries = () => import('./TieEntries.tsx');
const TieEntries = lazy(fetchEntries);

type Props = Readonly<{
  name: string;
  own: OwnTie;
  onReport: () => void;
  /** After a block; without it the reader leaves the page, which is not there any more. */
  onBlocked?: (() => void) | undefined;
}>;

/** What one can do about a person beside following. */
export const TieMenu = ({ name, own, onReport, onBlocked }: Props) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const toast = useToast();
  const language = useLanguage();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const [asksBlock, setAsksBlock] = useState(false);
  return (
    <>
      <IconButton
        aria-label={formatMessage({ id: 'social.more' }, { name })}
        aria-haspopup="menu"
        aria-controls={anchor === null ? undefined : id}
        aria-expanded={anchor !== null}
        onPointerEnter={() => void fetchEntries().catch(() => undefined)} // pressing asks again
        onClick={({ currentTarget }) => {
          setWasOpen(true);
          setAnchor(currentTarget);
        }}
      >
        <MoreIcon />
      </IconButton>
      {wasOpen && (
        <Suspense>
          <TieEntries
            id={id}
            anchor={anchor}
            name={name}
            own={own}
            onClose={() => setAnchor(null)}
            onReport={onReport}
            onBlock={() => setAsksBlock(true)}
          />
        </Suspense>
      )}
      <ConfirmOnDemand
        open={asksBlock}
        title={<FormattedMessage id="social.block.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="social.block" />}
        dangerous
        onConfirm={async () => {
          await own.takeAndWait({ kind: 'block' });
          toast(formatMessage({ id: 'social.blocked' }, { name }));
          if (onBlocked) onBlocked();
          else void navigate(inLanguage(paths.fitboard, language), { replace: true });
        }}
        onClose={() => setAsksBlock(false)}
      >
        <FormattedMessage id="social.block.text" values={{ name }} />
      </ConfirmOnDemand>
    </>
  );
};
