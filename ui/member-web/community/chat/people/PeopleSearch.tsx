import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { SearchField } from '../../../app/parts/SearchField.tsx';
import { PersonButton } from '../../../app/social/PersonButton.tsx';
import { usePeople } from '../data.ts';
import { PersonPicture } from '../RoomPicture.tsx';

export type FoundPerson = Readonly<{
  id: string;
  name: string;
  username: string | null;
  avatarUrl: string | null;
}>;

/** Drawn alone: the button around it is what is pressed. */
const Tick = ({ isOn }: Readonly<{ isOn: boolean }>) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 20,
      height: 20,
      flexShrink: 0,
      mr: 1,
      borderRadius: '4px',
      border: '2px solid',
      borderColor: isOn ? 'primary.main' : 'text.secondary',
      bgcolor: isOn ? 'primary.main' : 'transparent',
      color: 'primary.contrastText',
    }}
  >
    {isOn && <CheckIcon sx={{ fontSize: '1rem' }} />}
  </Box>
);

type Props = Readonly<{
  /** Null: a press takes this one person. */
  chosen: readonly FoundPerson[] | null;
  /** Those who are there already. */
  without?: readonly string[];
  disabled?: boolean;
  onPick: (person: FoundPerson) => void;
}>;

/** People by the words of their names: open profiles, and those one follows. */
export const PeopleSearch = ({ chosen, without = [], disabled = false, onPick }: Props) => {
  const { formatMessage } = useIntl();
  const [q, setQ] = useState('');
  const search = useCallback((text: string) => setQ(text), []);
  const query = usePeople(q);
  return (
    <>
      <SearchField
        label={<FormattedMessage id="chat.people.search" />}
        clearLabel={formatMessage({ id: 'chat.search.clear' })}
        q={q}
        onSearch={search}
        sx={{ maxWidth: 'none', mb: 1 }}
      />
      {q === '' ? (
        <Typography sx={{ color: 'text.secondary', py: 1 }}>
          <FormattedMessage id="chat.people.hint" />
        </Typography>
      ) : (
        <QueryView
          query={query}
          compact
          skeleton={<ListSkeleton rows={4} />}
          isEmpty={({ items }) => items.every(({ id }) => without.includes(id))}
          empty={
            <Typography sx={{ color: 'text.secondary', py: 1 }}>
              <FormattedMessage id="chat.people.none" values={{ q }} />
            </Typography>
          }
        >
          {({ items }) => (
            <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
              {items
                .filter(({ id }) => !without.includes(id))
                .map((person) => {
                  const isChosen = chosen?.some(({ id }) => id === person.id) ?? false;
                  return (
                    <li key={person.id}>
                      <PersonButton
                        person={person}
                        picture={<PersonPicture name={person.name} avatarUrl={person.avatarUrl} size={40} />}
                        {...(chosen === null ? {} : { isChosen, mark: <Tick isOn={isChosen} /> })}
                        disabled={disabled}
                        onPick={() => onPick(person)}
                      />
                    </li>
                  );
                })}
            </Box>
          )}
        </QueryView>
      )}
    </>
  );
};

/** Chosen, or no longer. */
export const toggled = (chosen: readonly FoundPerson[], person: FoundPerson): readonly FoundPerson[] =>
  chosen.some(({ id }) => id === person.id)
    ? chosen.filter(({ id }) => id !== person.id)
    : [...chosen, person];
