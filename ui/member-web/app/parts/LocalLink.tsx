import { forwardRef } from 'react';
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { useLanguage } from '#ui/intl.ts';
import { inLanguage } from '../language.ts';

/** `<Button component={LocalLink} to="/invite">`: the same language, without writing it. */
export const LocalLink = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'to'> & { to: string }>(
  function LocalLink({ to, ...props }, ref) {
    return <Link ref={ref} to={inLanguage(to, useLanguage())} {...props} />;
  },
);

export const LocalNavLink = forwardRef<HTMLAnchorElement, Omit<NavLinkProps, 'to'> & { to: string }>(
  function LocalNavLink({ to, ...props }, ref) {
    return <NavLink ref={ref} to={inLanguage(to, useLanguage())} {...props} />;
  },
);
