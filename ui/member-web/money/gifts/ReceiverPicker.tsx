import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { SearchField } from '../../app/parts/SearchField.tsx';
import { PersonAvatar } from '../../app/social/PersonAvatar.tsx';
import { PersonButton } from '../../app/social/PersonButton.tsx';
import { useReceivers } from './data.ts';
import type { Receiver } from './receiver.ts';

/** As one person writes it to another: with or without its sign. */
const usernameIn = (q: string): string | null => /^@?([a-z0-9._-]{3,32})$/i.exec(q.trim())?.[1] ?? null;

/** By a part of the name, or by the username itself. */
export const ReceiverPicker = ({ onPick }: Readonly<{ onPick: (person: Receiver) => void }>) => {
  const { formatMessage } = useIntl();
  const [q, setQ] = useState('');
  const search = useCallback((text: string) => setQ(text), []);
  const query = useReceivers(q);
  const username = usernameIn(q);
  return (
    <>
      <SearchField
        label={<FormattedMessage id="gifts.receiver" />}
        clearLabel={formatMessage({ id: 'gifts.receiver.clear' })}
        q={q}
        onSearch={search}
        sx={{ maxWidth: 'none', mb: 1 }}
      />
      {q === '' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="gifts.receiver.hint" />
        </Typography>
      ) : (
        <QueryView
          query={query}
          compact
          skeleton={<ListSkeleton rows={2} />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Typography sx={{ color: 'text.secondary', py: 1 }}>
              <FormattedMessage id="gifts.receiver.none" values={{ q }} />
            </Typography>
          }
        >
          {({ items }) => (
            <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
              {items.map((person) => (
                <li key={person.id}>
                  <PersonButton
                    person={person}
                    picture={<PersonAvatar name={person.name} avatarUrl={person.avatarUrl} size={40} />}
                    onPick={() => onPick(person)}
                  />
                </li>
              ))}
            </Box>
          )}
        </QueryView>
      )}
      {username !== null && query.data?.items.length === 0 && (
        <Button
          variant="outlined"
          onClick={() => onPick({ id: username, name: `@${username}`, username: null, avatarUrl: null })}
        >
          <FormattedMessage id="gifts.receiver.exact" values={{ name: `@${username}` }} />
        </Button>
      )}
    </>
  );
};
