ALTER TABLE "plagiarism_checks" ADD COLUMN "excerpt" text;--> statement-breakpoint
ALTER TABLE "plagiarism_checks" ADD COLUMN "first_similarity" integer;--> statement-breakpoint
ALTER TABLE "plagiarism_checks" ADD COLUMN "first_ai_score" integer;--> statement-breakpoint
ALTER TABLE "plagiarism_checks" ADD COLUMN "fixed_hashes" text[] DEFAULT '{}' NOT NULL;