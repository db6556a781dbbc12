import type { listCourses } from '@sikhya/contract/catalogue.ts';
import type { CourseCard } from '@sikhya/contract/course.ts';
import type { AnswerOf, CheckedOf } from '@sikhya/contract/endpoint.ts';
import { fileUrl } from '@sikhya/contract/files.ts';
import { totalPages } from '@sikhya/contract/pagination.ts';
import { searchKey } from '@sikhya/contract/search-key.ts';
import type { Db } from '../../database/database.ts';
import * as queries from './queries.ts';

export async function browseCourses(
  db: Db,
  { page, limit, search, type, sort }: CheckedOf<typeof listCourses>['query'],
): Promise<AnswerOf<typeof listCourses>> {
  const key = searchKey(search);
  const [rows, { free, premium }] = await Promise.all([
    queries.findCourses(db, { searchKey: key, type, sort, limit, offset: (page - 1) * limit }),
    queries.countCourses(db, key),
  ]);
  const totalCourses = type === 'free' ? free : type === 'premium' ? premium : free + premium;
  return {
    courses: rows.map(cardOf),
    pagination: {
      currentPage: page,
      totalPages: totalPages(totalCourses, limit),
      totalCourses,
      totalFree: free,
      totalPremium: premium,
    },
  };
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
