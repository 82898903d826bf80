import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { toggled } from '../../measurement-import/preview/chosen-values.ts';
import { ShowMore } from '../../measurement-import/preview/ShowMore.tsx';

type Props<Key extends string> = Readonly<{
  id: string;
  title: ReactNode;
  text: ReactNode;
  items: readonly Readonly<{ key: Key; name: ReactNode; difference: ReactNode }>[];
  taken: ReadonlySet<Key>;
  onChange: (taken: ReadonlySet<Key>) => void;
}>;

/** Where something else is here: nothing is replaced but what is ticked, one by one or all at once. */
export const TakenOrKept = <Key extends string>({ id, title, text, items, taken, onChange }: Props<Key>) => {
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={() => onChange(new Set())}>
          <FormattedMessage id="bring.differs.keep" />
        </Button>
        <Button variant="outlined" onClick={() => onChange(new Set(items.map(({ key }) => key)))}>
          <FormattedMessage id="bring.differs.take" />
        </Button>
      </Box>
      <ShowMore items={items}>
        {(shown) => (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {shown.map(({ key, name, difference }) => (
              <Box component="li" key={key} sx={{ borderTop: '1px solid', borderColor: 'divider', py: 0.5 }}>
                <FormControlLabel
                  control={
                    <Checkbox checked={taken.has(key)} onChange={() => onChange(toggled(taken, key))} />
                  }
                  label={
                    <>
                      <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
                        {name}
                      </Typography>
                      <Typography
                        component="span"
                        variant="body2"
                        sx={{ color: 'text.secondary', display: 'block' }}
                      >
                        {difference}
                      </Typography>
                    </>
                  }
                />
              </Box>
            ))}
          </Box>
        )}
      </ShowMore>
    </Box>
  );
};
