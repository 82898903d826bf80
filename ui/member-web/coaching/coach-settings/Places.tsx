import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ArrowRightIcon, BoardIcon, ClipboardIcon, EditIcon, ReceiptIcon, ShieldIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';

const places = [
  { key: 'form', to: paths.questionForm, Icon: ClipboardIcon },
  { key: 'replies', to: paths.savedReplies, Icon: EditIcon },
  { key: 'specialization', to: paths.specialization, Icon: ShieldIcon },
  { key: 'earnings', to: paths.earnings, Icon: ReceiptIcon },
  { key: 'desk', to: paths.coachDesk, Icon: BoardIcon },
] as const;

/** Everything else a coach sets up. */
export const Places = () => {
  const id = useId();
  return (
    <Card component="nav" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h2" sx={{ mb: 1 }}>
          <FormattedMessage id="coachSettings.places" />
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {places.map(({ key, to, Icon }) => (
            <Box
              component="li"
              key={key}
              sx={{ borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
            >
              <Box
                component={LocalLink}
                to={to}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.5,
                  minHeight: 60,
                  py: 1,
                  color: 'inherit',
                  textDecoration: 'none',
                  '&:hover .name': { textDecoration: 'underline' },
                  '& svg': { color: 'text.secondary' },
                }}
              >
                <Icon />
                <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
                  <Box component="span" className="name" sx={{ display: 'block', fontWeight: 600 }}>
                    <FormattedMessage id={`coachSettings.place.${key}`} />
                  </Box>
                  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                    <FormattedMessage id={`coachSettings.place.${key}.text`} />
                  </Typography>
                </Box>
                <ArrowRightIcon fontSize="small" />
              </Box>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
};
