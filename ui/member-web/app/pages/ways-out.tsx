import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { LocalLink } from '../parts/LocalLink.tsx';
import { useIsExpectedMember } from '../layout/use-is-expected-member.ts';
import { useSite } from '../page-context.ts';
import { paths } from '../paths.ts';

export const HomeButton = () => {
  const member = useIsExpectedMember();
  return (
    <Button component={LocalLink} to={member ? paths.fitboard : paths.home} variant="contained">
      <FormattedMessage id={member ? 'nav.enter' : 'nav.toHome'} />
    </Button>
  );
};

export const BackButton = () => {
  const navigate = useNavigate();
  return (
    <Button variant="outlined" onClick={() => void navigate(-1)}>
      <FormattedMessage id="nav.back" />
    </Button>
  );
};

export const ContactLine = () => {
  const { contactEmail } = useSite();
  return (
    <FormattedMessage
      id="contact.line"
      values={{ email: <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link> }}
    />
  );
};
