import { type Course, links } from '@arcada/contracts';
import { Link } from 'react-router-dom';

/** Leads to all that is theirs, where the name gives an address. */
export function InstructorName({ course }: { course: Course }) {
  const { authorId, instructorName } = course;
  if (!authorId) return instructorName;
  return (
    <Link className="a-link" to={links.author(authorId)}>
      {instructorName}
    </Link>
  );
}
