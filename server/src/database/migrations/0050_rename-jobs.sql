UPDATE "job_runs" SET "name" = 'delete-old-sign-ins' WHERE "name" = 'forget-old-sign-ins';
