CREATE TABLE "opened_rights" (
	"name" text PRIMARY KEY NOT NULL
);
