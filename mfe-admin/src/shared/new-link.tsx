import { LinkButton, PlusIcon } from '@arcada/ui';
import { Link } from 'react-router-dom';

/** The button above a list that leads to the page of a new one. */
export function NewLink({ to, label }: { to: string; label: string }) {
  return (
    <LinkButton component={Link} to={to} variant="primary" size="small" icon={<PlusIcon size={18} />}>
      {label}
    </LinkButton>
  );
}
