import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { copyText } from '#ui/copy-text.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ShareIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { inLanguage } from '../../app/language.ts';
import { useSite } from '../../app/page-context.ts';
import { beforeMenu, MenuOnDemand } from '../../app/menus/MenuOnDemand.tsx';
import { postPath } from '../../app/paths.ts';
import type { Post } from './data.ts';

const elsewhere = {
  zalo: (url: string) => `https://zalo.me/share?url=${encodeURIComponent(url)}`,
  facebook: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
} as const;

/** The phone's own sheet where there is one; else a copy of the address, Zalo or Facebook. Public posts only. */
export const SharePost = ({ post: { id, author } }: Readonly<{ post: Post }>) => {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const toast = useToast();
  const { baseUrl } = useSite();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const url = baseUrl + inLanguage(postPath(id), language);

  const share = (button: HTMLElement) => {
    if (typeof navigator.share !== 'function') return setAnchor(button);
    const title = formatMessage({ id: 'feed.share.title' }, { name: author.name });
    navigator.share({ title, url }).catch(() => undefined); // closed without sharing
  };
  const copy = async () => {
    const isCopied = await copyText(url);
    if (isCopied) toast(formatMessage({ id: 'feed.share.copied' }), { kind: 'success' });
    else toast(`${formatMessage({ id: 'ui.copy.refused' })} ${url}`);
  };

  return (
    <>
      <Button
        aria-label={formatMessage({ id: 'feed.share' })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...beforeMenu}
        onClick={({ currentTarget }) => share(currentTarget)}
        sx={{ minWidth: 44, minHeight: 44, px: 1.25, color: 'text.secondary' }}
      >
        <ShareIcon />
      </Button>
      <MenuOnDemand
        anchor={anchor}
        onClose={() => setAnchor(null)}
        entries={[
          { key: 'copy', words: <FormattedMessage id="feed.share.copy" />, onChoose: () => void copy() },
          ...(['zalo', 'facebook'] as const).map((place) => ({
            key: place,
            words: <FormattedMessage id={`feed.share.${place}`} />,
            href: elsewhere[place](url),
          })),
        ]}
      />
    </>
  );
};
