CREATE TABLE "imported_lists" (
	"address" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL
);
