import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { useBroughtAnswers } from './data.ts';

/** Where answers that were brought along are read, once there are any. */
export const AnswersLink = () => {
  const { data } = useBroughtAnswers();
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Button
      component={LocalLink}
      to={paths.broughtAnswers}
      variant="outlined"
      sx={{ alignSelf: { sm: 'flex-start' } }}
    >
      <FormattedMessage id="bring.answers.open" values={{ count: data.items.length }} />
    </Button>
  );
};
