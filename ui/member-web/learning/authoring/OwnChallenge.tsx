import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { useWorkingCopy, type WorkingCopy } from '#ui/learning/data.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { paths } from '../../app/paths.ts';
import { AuthorOnly } from './AuthorOnly.tsx';
import { AuthorProvider } from './AuthorProvider.tsx';
import { ChallengePlaces } from './ChallengePlaces.tsx';
import { StateChips } from './StateChips.tsx';
import './words.ts';

type Props = Readonly<{
  title: string;
  width?: 'page' | 'reading';
  /** In place of a refusal, for members who did not write it. */
  otherwise?: ReactNode;
  children: (copy: WorkingCopy) => ReactNode;
}>;

const Found = ({ id, title, width = 'page', otherwise, children }: Props & Readonly<{ id: string }>) => {
  const query = useWorkingCopy(id);
  const copy = query.data;
  if (otherwise !== undefined && copy === undefined && isApiError(query.error, 'challenge.not_found'))
    return otherwise;
  return (
    <Page
      width={width}
      title={copy?.title ?? title}
      documentTitle={copy === undefined ? title : `${title}: ${copy.title}`}
      above={
        <BackLink to={paths.authoring}>
          <FormattedMessage id="authoring.title" />
        </BackLink>
      }
      {...(copy === undefined ? {} : { description: <StateChips {...copy} /> })}
    >
      <ChallengePlaces id={id} />
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={480} />}>
        {children}
      </QueryView>
    </Page>
  );
};

/** A page about one challenge of one's own. */
export const OwnChallenge = (props: Props) => {
  const { id = '' } = useParams();
  return (
    <AuthorOnly {...(props.otherwise === undefined ? {} : { otherwise: props.otherwise })}>
      <AuthorProvider>
        <Found key={id} id={id} {...props} />
      </AuthorProvider>
    </AuthorOnly>
  );
};
