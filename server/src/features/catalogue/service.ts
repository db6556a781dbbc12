import type { listCourses } from '@sikhya/contract/catalogue.ts';
import { SEARCH_LIMIT } from '@sikhya/contract/constants.ts';
import type { CourseCard } from '@sikhya/contract/course.ts';
import type { EndpointRequest, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { fileUrl } from '@sikhya/contract/files.ts';
import { toRupees } from '@sikhya/contract/money.ts';
import { minTotalPages } from '@sikhya/contract/pagination.ts';
import type { Db } from '../../database/database.ts';
import type { Read } from '../../database/read-database.ts';
import { courseSearchKey } from '../../database/search-courses.ts';
import type { ResponseCache } from '../../http/cached-reads.ts';
import { createTtlCache, type TtlCache } from '../../http/ttl-cache.ts';
import * as queries from './queries.ts';

/** Changes of another process show after at most twice this time, because counts and responses are both cached. */
const TTL_MS = 900;

export type Catalogue = {
  listCourses(query: ListQuery): Promise<EndpointResponse<typeof listCourses>>;
  responses: ResponseCache;
  /** Call this when courses have changed. */
  clear(): void;
};

type ListQuery = EndpointRequest<typeof listCourses>['query'];

export function createCatalogue(read: Read): Catalogue {
  const responses: ResponseCache = createTtlCache({ ttlMs: TTL_MS, maxKeys: 200 });
  // cached separately, because the pages of a search share the counts, and counting costs more than finding a page
  const counts = createTtlCache<queries.Counts>({ ttlMs: TTL_MS, maxKeys: 200 });
  return {
    listCourses: (query) => read((db) => findPage(db, counts, query)),
    responses,
    clear() {
      responses.clear();
      counts.clear();
    },
  };
}

async function findPage(
  db: Db,
  counts: TtlCache<queries.Counts>,
  { page, limit, search, type, sort }: ListQuery,
): Promise<EndpointResponse<typeof listCourses>> {
  const key = courseSearchKey(search);
  const offset = (page - 1) * limit;
  const count = (searchKey: string) =>
    counts.get(searchKey, () => queries.countCourses(db, searchKey, SEARCH_LIMIT + 1));
  const find = () => queries.findCourses(db, { searchKey: key, type, sort, limit, offset });
  const isPastLastPage = page > 1 && offset >= sum(await count(''));
  const rows = isPastLastPage ? [] : await find();
  // a first page that is not full contains all matches, and counting them costs more than finding them
  const hasAllRows = page === 1 && type === undefined && rows.length < limit;
  const { free, premium } = hasAllRows ? countRows(rows) : await count(key);
  const max = key === '' ? Number.POSITIVE_INFINITY : SEARCH_LIMIT;
  const totalFree = Math.min(free, max);
  const totalPremium = Math.min(premium, max);
  const more = (type !== 'premium' && free > max) || (type !== 'free' && premium > max);
  const totalCourses = (type === 'premium' ? 0 : totalFree) + (type === 'free' ? 0 : totalPremium);
  return {
    courses: rows.map(toCourseCard),
    pagination: {
      currentPage: page,
      totalPages: minTotalPages({ counted: totalCourses, more }, { number: page, limit, rows: rows.length }),
      totalCourses,
      totalFree,
      totalPremium,
      more,
    },
  };
}

const sum = ({ free, premium }: queries.Counts) => free + premium;

function countRows(rows: { isFree: boolean }[]): queries.Counts {
  const free = rows.filter(({ isFree }) => isFree).length;
  return { free, premium: rows.length - free };
}

type CardRow = Omit<CourseCard, '_id' | 'thumbnail' | 'price' | 'createdAt'> & {
  id: string;
  thumbnailId: string | null;
  pricePaise: number;
  createdAt: Date;
};

/** Cards contain counts, never the content of a course. */
export function toCourseCard(row: CardRow): CourseCard {
  const { id, slug, title, description, odia, isFree, totalSubjects, totalChapters, totalQuestions } = row;
  return {
    _id: id,
    slug,
    title,
    description,
    odia,
    thumbnail: row.thumbnailId && fileUrl(row.thumbnailId, 'thumbnail'),
    price: toRupees(row.pricePaise),
    isFree,
    totalSubjects,
    totalChapters,
    totalQuestions,
    createdAt: row.createdAt.toISOString(),
  };
}
