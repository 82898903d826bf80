import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Found, PaletteEntry } from './entries.ts';
import { type KeyRow, KeysHelp } from './KeysHelp.tsx';
import type { Opened } from './opened.ts';
import { Palette } from './Palette.tsx';

type Props = Readonly<{
  opened: Exclude<Opened, null>;
  entries: readonly PaletteEntry[];
  /** A hook: what the server finds for the words typed so far. */
  useFound: (typed: string) => Found;
  placeholder: string;
  /** Keys of pages that only some people have. */
  moreKeys?: readonly KeyRow[];
  go: (to: string) => void;
  onClose: () => void;
}>;

/** The palette, or the list of keys. */
export const CommandDialogs = ({
  opened,
  entries,
  useFound,
  placeholder,
  moreKeys = [],
  go,
  onClose,
}: Props) => {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  if (opened === 'help')
    return (
      <KeysHelp
        entries={entries}
        more={[
          { label: formatMessage({ id: 'palette.title' }), keys: 'Mod K' },
          { label: formatMessage({ id: 'palette.search' }), keys: '/' },
          { label: formatMessage({ id: 'palette.help' }), keys: '?' },
          { label: formatMessage({ id: 'palette.rows.next' }), keys: 'J' },
          { label: formatMessage({ id: 'palette.rows.previous' }), keys: 'K' },
          { label: formatMessage({ id: 'palette.rows.open' }), keys: '↵' },
          ...moreKeys,
        ]}
        onClose={onClose}
      />
    );
  return (
    <Palette
      entries={entries}
      typed={typed}
      onType={setTyped}
      found={found}
      placeholder={placeholder}
      onChoose={({ to }) => {
        onClose();
        go(to);
      }}
      onClose={onClose}
    />
  );
};
