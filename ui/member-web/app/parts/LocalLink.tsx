import { forwardRef } from 'react';
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { isConsolePath } from '#core/kernel/page-link.ts';
import { useLanguage } from '#ui/intl.ts';
import { inLanguage } from '../language.ts';

/**
 * `<Button component={LocalLink} to="/invite">`: the same language, without writing it. The console is another
 * application: the browser goes there by itself.
 */
export const LocalLink = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'to'> & { to: string }>(
  function LocalLink({ to, ...props }, ref) {
    const address = inLanguage(to, useLanguage());
    return <Link ref={ref} to={address} reloadDocument={isConsolePath(address)} {...props} />;
  },
);

export const LocalNavLink = forwardRef<HTMLAnchorElement, Omit<NavLinkProps, 'to'> & { to: string }>(
  function LocalNavLink({ to, ...props }, ref) {
    return <NavLink ref={ref} to={inLanguage(to, useLanguage())} {...props} />;
  },
);
