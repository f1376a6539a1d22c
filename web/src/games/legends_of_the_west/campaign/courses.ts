// Lines of the chart of vaults: after each game the distance of every vault from their mean.
import type { Reckoning, Years } from '../book/model';
import type { Company } from '../livery';

export interface Course {
  company: Company;
  points: number[];
  /** Where its sum stands at the end of the line, apart from its neighbours. */
  label: number;
  total: number;
}

/** `reckoned`: the last reckoning, where there is one; it ends the lines with what lies in the vaults beside the slips. */
export function coursesOf({ members, played, missed }: Years, reckoned: readonly Reckoning[] = []): Course[] {
  const totals = new Map(reckoned.map(({ company, total }) => [company, total]));
  const sums = members.map(({ company, slips }) => {
    let sum = 0;
    const years = Array.from({ length: played }, (_, i) => (sum += slips[i] ?? missed[i] ?? 0));
    return totals.size ? [...years, totals.get(company) ?? sum] : years;
  });
  const mean = (i: number): number => sums.reduce((all, one) => all + one[i]!, 0) / Math.max(1, sums.length);
  const courses = members.map(({ company, total }, k) => {
    const points = sums[k]!.map((sum, i) => sum - mean(i));
    return { company, points, label: points.at(-1) ?? 0, total: totals.get(company) ?? total };
  });
  // Sums that would stand on each other move apart, the best on top.
  const reach = Math.max(10, ...courses.flatMap(({ points }) => points.map(Math.abs)));
  const apart = (reach * 22) / 84;
  const ordered = [...courses].sort((a, b) => b.label - a.label);
  for (let i = 1; i < ordered.length; i++)
    ordered[i]!.label = Math.min(ordered[i]!.label, ordered[i - 1]!.label - apart);
  return courses;
}
