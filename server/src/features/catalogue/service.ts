import type { listCourses } from '@sikhya/contract/catalogue.ts';
import { SEARCH_LIMIT } from '@sikhya/contract/constants.ts';
import type { CourseCard } from '@sikhya/contract/course.ts';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { fileUrl } from '@sikhya/contract/files.ts';
import { knownPages } from '@sikhya/contract/pagination.ts';
import type { Db } from '../../database/database.ts';
import { courseSearchKey } from '../../database/search-courses.ts';
import type { ResponseCache } from '../../http/serve-cached.ts';
import { createTtlCache, type TtlCache } from '../../http/ttl-cache.ts';
import * as queries from './queries.ts';

/** So long what lists show may be behind what another process has changed, once for counts and once for answers. */
const FRESH_MS = 900;

export type Catalogue = {
  browse(query: Browsing): Promise<EndpointResponse<typeof listCourses>>;
  /** What was answered a moment ago. */
  answers: ResponseCache;
  /** Courses have changed: from now on the lists show it. */
  clear(): void;
};

type Browsing = EndpointRequest<typeof listCourses>['query'];

export function createCatalogue(db: Db): Catalogue {
  const answers: ResponseCache = createTtlCache({ ttlMs: FRESH_MS, maxKeys: 200 });
  // the pages of one search share them, and they cost more than a page
  const counts = createTtlCache<queries.Counts>({ ttlMs: FRESH_MS, maxKeys: 200 });
  return {
    browse: (query) => browseCourses(db, counts, query),
    answers,
    clear() {
      answers.clear();
      counts.clear();
    },
  };
}

async function browseCourses(
  db: Db,
  counts: TtlCache<queries.Counts>,
  { page, limit, search, type, sort }: Browsing,
): Promise<EndpointResponse<typeof listCourses>> {
  const key = courseSearchKey(search);
  const offset = (page - 1) * limit;
  const count = (of: string) => counts.get(of, () => queries.countCourses(db, of, SEARCH_LIMIT + 1));
  const find = () => queries.findCourses(db, { searchKey: key, type, sort, limit, offset });
  // a page beyond all courses is not looked for
  const isBeyond = page > 1 && offset >= sumOf(await count(''));
  const rows = isBeyond ? [] : await find();
  // a first page that is not full holds all there are, and counting costs more than finding
  const isAll = page === 1 && type === undefined && rows.length < limit;
  const { free, premium } = isAll ? countsOf(rows) : await count(key);
  const most = key === '' ? Number.POSITIVE_INFINITY : SEARCH_LIMIT;
  const totalFree = Math.min(free, most);
  const totalPremium = Math.min(premium, most);
  const more = (type !== 'premium' && free > most) || (type !== 'free' && premium > most);
  const totalCourses = (type === 'premium' ? 0 : totalFree) + (type === 'free' ? 0 : totalPremium);
  return {
    courses: rows.map(cardOf),
    pagination: {
      currentPage: page,
      totalPages: knownPages({ counted: totalCourses, more }, { number: page, limit, rows: rows.length }),
      totalCourses,
      totalFree,
      totalPremium,
      more,
    },
  };
}

const sumOf = ({ free, premium }: queries.Counts) => free + premium;

function countsOf(rows: { isFree: boolean }[]): queries.Counts {
  const free = rows.filter(({ isFree }) => isFree).length;
  return { free, premium: rows.length - free };
}

type CardRow = Omit<CourseCard, '_id' | 'thumbnail' | 'price' | 'createdAt'> & {
  id: string;
  thumbnailId: string | null;
  pricePaise: number;
  createdAt: Date;
};

/** A row as every list shows it: counts, never content. */
export function cardOf(row: CardRow): CourseCard {
  const { id, title, description, isFree, totalSubjects, totalChapters, totalQuestions } = row;
  return {
    _id: id,
    title,
    description,
    thumbnail: row.thumbnailId && fileUrl(row.thumbnailId, 'thumbnail'),
    price: row.pricePaise / 100,
    isFree,
    totalSubjects,
    totalChapters,
    totalQuestions,
    createdAt: row.createdAt.toISOString(),
  };
}
