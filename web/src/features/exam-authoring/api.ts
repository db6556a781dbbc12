import type { EndpointInput, EndpointResponse } from '@sikhya/contract/endpoint.ts';
import { gradeExamPreview, previewExam } from '@sikhya/contract/exam-preview.ts';
import {
  compareExamVersions,
  duplicateExam,
  listExamVersions,
  restoreExamVersion,
} from '@sikhya/contract/exam-versions.ts';
import * as contract from '@sikhya/contract/exams.ts';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

const EXAMS = ['admin-exams'];

type ExamListInput = EndpointInput<typeof contract.listAdminExams>['query'];

export type ListedExam = EndpointResponse<typeof contract.listAdminExams>['exams'][number];

export const examListQuery = (query: ExamListInput) =>
  queryOptions({
    queryKey: [...EXAMS, query],
    queryFn: ({ signal }) => call(contract.listAdminExams, { query }, { signal }),
    placeholderData: keepPreviousData,
    // other admins change exams too, and students take them
    staleTime: 0,
    meta: { personal: true },
  });

/** An exam for the builder: loaded afresh, and never refetched while it is edited. */
export const editedExamQuery = (examId: string) =>
  queryOptions({
    queryKey: ['opened-exam', examId],
    queryFn: async ({ signal }) =>
      (await call(contract.getAdminExam, { params: { examId } }, { signal })).exam,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { personal: true },
  });

/** Loaded again whenever it is shown, because the exam changes every few seconds while it is edited. */
export const examPreviewQuery = (examId: string, version?: string) =>
  queryOptions({
    queryKey: ['exam-preview', examId, version ?? ''],
    queryFn: ({ signal }) => call(previewExam, { params: { examId }, query: { version } }, { signal }),
    staleTime: 0,
    meta: { personal: true },
    // the questions of a running exam must not change
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

type PreviewBody = EndpointInput<typeof gradeExamPreview>['body'];

export const gradePreview = (examId: string, version: string | undefined, body: PreviewBody) =>
  call(gradeExamPreview, { params: { examId }, query: { version }, body });

/** Without a second version, the exam as it was last saved, which changes while it is edited. */
export const examDifferencesQuery = (examId: string, from: number, to: number | undefined) =>
  queryOptions({
    queryKey: ['exam-differences', examId, from, to ?? 'saved'],
    queryFn: ({ signal }) =>
      call(
        compareExamVersions,
        { params: { examId, version: String(from) }, query: { to: to === undefined ? to : String(to) } },
        { signal },
      ),
    staleTime: 0,
    meta: { personal: true },
  });

export const examVersionsQuery = (examId: string) =>
  queryOptions({
    queryKey: ['exam-versions', examId],
    queryFn: async ({ signal }) =>
      (await call(listExamVersions, { params: { examId } }, { signal })).versions,
    staleTime: 0,
    meta: { personal: true },
  });

export type ExamBody = EndpointInput<typeof contract.createExam>['body'];

export function useCreateExam() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ExamBody) => (await call(contract.createExam, { body })).exam,
    onSettled: () => clearList(client),
  });
}

const STEPS = {
  publish: contract.publishExam,
  archive: contract.archiveExam,
  restore: contract.restoreExam,
  cancel: contract.cancelExam,
  duplicate: duplicateExam,
} as const;

export type ExamStep = keyof typeof STEPS;

/** One step in the life of an exam. Returns the exam as it is afterwards; for a copy, the copy. */
export function useExamStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ examId, step }: { examId: string; step: ExamStep }) =>
      (await call(STEPS[step], { params: { examId } })).exam,
    // also after a failure, because the step may have been taken nevertheless
    onSettled: () => clearList(client),
  });
}

export function useDeleteExam() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (examId: string) => call(contract.deleteExam, { params: { examId } }),
    onSettled: () => clearList(client),
  });
}

export function useRestoreExamVersion(examId: string) {
  return useMutation({
    mutationFn: async (number: number) =>
      (await call(restoreExamVersion, { params: { examId, version: String(number) } })).exam,
  });
}

const clearList = (client: QueryClient) => client.invalidateQueries({ queryKey: EXAMS });
