import type { ReactNode } from 'react';
import { NotCoach } from '../../app/parts/CoachOnly.tsx';
import { useMayAuthor } from './data.ts';

/** What belongs to authors; everybody else reads how to become one, or what stands here for them. */
export const AuthorOnly = ({
  otherwise = <NotCoach />,
  children,
}: Readonly<{ otherwise?: ReactNode; children: ReactNode }>) => (useMayAuthor() ? children : otherwise);
