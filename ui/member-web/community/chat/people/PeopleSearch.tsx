import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { SearchField } from '../../../app/parts/SearchField.tsx';
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
                      <Box
                        component="button"
                        type="button"
                        disabled={disabled}
                        {...(chosen === null ? {} : { 'aria-pressed': isChosen })}
                        onClick={() => onPick(person)}
                        sx={{
                          display: 'flex',
                          alignItems: 'center',
                          gap: 1.5,
                          width: '100%',
                          minHeight: 56,
                          px: 1,
                          border: 0,
                          borderRadius: '14px',
                          bgcolor: 'transparent',
                          color: 'inherit',
                          font: 'inherit',
                          textAlign: 'start',
                          cursor: 'pointer',
                          '&:hover': { bgcolor: 'action.hover' },
                          '&:focus-visible': { outlineOffset: -3 },
                        }}
                      >
                        <PersonPicture name={person.name} avatarUrl={person.avatarUrl} size={40} />
                        <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
                          {person.name}
                          {person.username !== null && (
                            <Box
                              component="span"
                              sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}
                            >
                              {`@${person.username}`}
                            </Box>
                          )}
                        </Box>
                        {chosen !== null && <Tick isOn={isChosen} />}
                      </Box>
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
