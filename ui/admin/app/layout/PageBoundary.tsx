import { Component, type ReactNode } from 'react';
import { ErrorState } from '#ui/components/States.tsx';

type Props = Readonly<{ children: ReactNode }>;

/** A page that breaks leaves the menu standing. Give it the address as `key`, and the next page starts afresh. */
export class PageBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <ErrorState error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
