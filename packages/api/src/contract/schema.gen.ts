// Generated from openapi.yaml by `npm run contract`.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this process can reach its database */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in; ends the account's older session. Where a second step is asked, a code goes to the account's e-mail */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verifyTwoFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second step; the code holds for ten minutes, five tries and one sign-in */
        post: operations["verifyTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a link to set a new password; answers the same whether or not the address has an account */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password by the token of a link; every session of the account ends */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/lang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account's language */
        get: operations["getLanguage"];
        /** Change the account's language */
        put: operations["setLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the account says of its own person */
        get: operations["getProfile"];
        put?: never;
        /** Change what the account says of its own person */
        post: operations["saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own password; links that were sent to set one no longer hold */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/metas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep what a person has chosen; what is not named stays */
        put: operations["saveMetas"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ask for an e-mailed code at every sign-in of this account, or no longer */
        put: operations["setTwoFactor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a picture of the own person, in place of the one before
         * @description .png, .jpg, .jpeg or .gif that is what its name says, at most 10 MB, 8,192 pixels a side and 40 million in all. What
         *     does not draw it (where and by what it was taken, comments) is left out.
         */
        post: operations["saveAvatar"];
        /** Take the own picture away */
        delete: operations["removeAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/bg-img": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a picture for the background of the own profile, in place of the one before
         * @description .png, .jpg, .jpeg or .gif that is what its name says, at most 10 MB, 8,192 pixels a side and 40 million in all. What
         *     does not draw it (where and by what it was taken, comments) is left out.
         */
        post: operations["saveBackground"];
        /** Take the background away */
        delete: operations["removeBackground"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bytes of a file of the own unit
         * @description The addresses of pictures (`avatar`, `bg_img`) lead here. A page's own requests, which cannot carry the bearer token,
         *     are known by the cookie that signing in and auth/me set. What an id stands for never changes: `ETag`, `If-None-Match`,
         *     `Range` and `If-Range` are understood. Pictures come to be shown, everything else to be saved.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members of the caller's unit; a teacher's are the students of the own classes */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/inactive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members who have not opened their activation e-mail yet */
        get: operations["listInactiveMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/inactive/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete members who are not active yet, those named or all; with `delete_all` who is in use is kept */
        post: operations["deleteInactiveMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lock members, whose sessions end; refused whole when one may not be */
        post: operations["lockMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlock members, who become what they were; refused whole when one may not be */
        post: operations["unlockMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/notification-active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the activation e-mail again to members who are not active yet; links sent before no longer hold */
        post: operations["resendActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete members; refused whole when one has attempts, marks, classes or made content */
        delete: operations["deleteMembers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/showPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set a temporary password, which is answered this once; the member's sessions end */
        put: operations["showPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One member with the unit and the dates */
        get: operations["getMember"];
        /** Change a member's data, role or unit */
        put: operations["editMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ask a member for an e-mailed code at every sign-in, or no longer */
        put: operations["setMemberTwoFactor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the list of members shows, all its pages, as a spreadsheet; at most 100,000 rows */
        get: operations["exportMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addusers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account that is not active yet; its activation e-mail goes out */
        post: operations["addMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-block-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make accounts of a spreadsheet's rows; their activation e-mails go out little by little
         * @description .xlsx, .xls, .ods or .csv, at most 25 MB and 100,000 rows, into one unit. Good rows are stored by parts of 500, each
         *     whole or not at all; a row that is an account already is `repeated` and makes no second one, so that an import that was
         *     cut is finished by sending the file again. `dry_run` stores nothing.
         */
        post: operations["importMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-block-user/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The refused rows of such a file as they were typed, with one more column that says why; stores nothing */
        post: operations["getRefusedMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-block-user/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A spreadsheet to fill in, with two examples */
        get: operations["getMemberTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the first password by the token of an activation link; the account becomes active */
        post: operations["activateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/supporting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the unit, or who manages the system where there is none, for help by e-mail */
        post: operations["askForSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The units of the platform */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The unit that an invitation leads to, for who holds it */
        get: operations["getSignupUnit"];
        put?: never;
        /** Ask a unit for an account; answers the same whether or not the address has one, what follows comes by mail */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles that the caller may give, in the order of selectors */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The classes of the own unit that a student may ask for, those that begin first on top */
        get: operations["listOpenClasses"];
        put?: never;
        /** Ask for a place in a class; who was denied by the unit asks it once more and names no class */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How it stands with the caller's request for an account of a unit */
        get: operations["getOwnRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/marketplace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write down that the caller came from the learning marketplace; it opens nothing, so that nothing is won by lying */
        post: operations["markMarketplace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who asks to come into the unit or into a class, once the e-mail was confirmed */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place who asked in a class, and let in who waits for the unit; refused whole when one was decided already */
        post: operations["approveRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deny requests; the reason is shown to who asked. Refused whole when one was decided already */
        post: operations["denyRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The unit's registration link, and whether it takes registrations */
        get: operations["getRegistrationLink"];
        /** Take registrations or no longer; `renew` makes another link, and the one before leads nowhere */
        put: operations["setRegistrationLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The question bank */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        /** Delete questions; refused whole when one is used by an exam */
        delete: operations["deleteQuestions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/fulldata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a question, or change the one named by `id`; one that an exam uses is copied instead */
        post: operations["saveQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read questions from a spreadsheet; a dry run until `save` is true
         * @description .xlsx, .xls, .ods or .csv, at most 10 MB and 5,000 rows. Without `save` nothing is stored. With `save` the good rows
         *     named in `rows` (all good ones when absent) are stored in one transaction; the same `import_id` stores once. `fixes` are
         *     texts that stand in place of the file's; in a dry run `rows` are the rows that are told, so that one that was mended
         *     can be looked at again.
         */
        post: operations["importQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A spreadsheet to fill in, one example a type */
        get: operations["getQuestionTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One question with its key */
        get: operations["getQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories a question may have */
        get: operations["listQuestionCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The exam bank */
        get: operations["listExams"];
        put?: never;
        post?: never;
        /** Delete exams; refused whole when one is assigned */
        delete: operations["deleteExams"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/fulldata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an exam, or change the one named by `id`; one that is in use is copied instead */
        post: operations["saveExam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lock public and project exams, or unlock locked ones; refused whole when one may not be */
        post: operations["lockExams"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One exam with its questions and keys */
        get: operations["getExam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a draft public; its sums must be right */
        put: operations["publishExam"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories an exam may have */
        get: operations["listExamCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classrooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The classes that the caller teaches, manages or attends */
        get: operations["listClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classrooms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One class with its assigned exams; the students only for who teaches or manages it */
        get: operations["getClass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classrooms/{id}/surveys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign a published exam to the class */
        post: operations["assignExam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classrooms/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attempts of the class's students, for marking */
        get: operations["listSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The exams assigned to the caller */
        get: operations["listAssignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the ready page says */
        get: operations["getAssignment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{id}/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attempt as the server holds it, to go on where one was */
        get: operations["getAttempt"];
        put?: never;
        /** Start, or go on with the attempt that runs; twice gives the same attempt */
        post: operations["startAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Append a numbered batch of journal entries; acknowledged only when it is on disk
         * @description Entries the server has already are passed over. A gap gets 409 `answerBatchGap` with `expected_seq`. An empty batch is a
         *     heartbeat: it tells the time, the state, and what other devices changed since `known_server_seq`.
         */
        post: operations["saveAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in; repeated, the same result */
        post: operations["submitAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/autoSubmitAnswer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in because the time is over; before the deadline it is refused with `notTimeYet` */
        post: operations["autoSubmitAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/surveys/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark one answer by hand */
        post: operations["markAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A handed-in attempt with answers, keys and marks; for its student, and who teaches or manages the class */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: date-time
         * @description RFC 3339 in UTC
         */
        Time: string;
        /** @description A code of packages/domain/errors */
        ErrorCode: string;
        /** @description RFC 9457. `message` is in the caller's language and says what to do; `code` is what programs read. */
        Problem: {
            type: string;
            title: string;
            status: number;
            code: components["schemas"]["ErrorCode"];
            message: string;
            /** @description On 422, the messages of each field, fields in the order of the form */
            errors?: {
                [key: string]: string[];
            };
            /** @description On 422, the code of each field's first message */
            codes?: {
                [key: string]: components["schemas"]["ErrorCode"];
            };
            /** @description The journal entry that the server waits for */
            expected_seq?: number;
            /** @description The journal entry that was refused */
            seq?: number;
            /** @description Seconds to wait */
            retry_after?: number;
        };
        /** @description A 64-bit number as text */
        Id: string;
        /** @enum {string} */
        Role: "super-admin" | "admin" | "teacher" | "student" | "wwo" | "sponsor";
        /** @enum {string} */
        Language: "vi" | "en";
        User: {
            id: components["schemas"]["Id"];
            role: components["schemas"]["Role"];
            roles: {
                name: components["schemas"]["Role"];
            }[];
            lang: components["schemas"]["Language"];
            company_id: components["schemas"]["Id"] | null;
            company_name?: string | null;
            is_business: boolean;
            name: string;
            first_name: string;
            email: string;
            username: string;
            avatar: string | null;
            bg_img: string | null;
            /**
             * @description The password was given by an administrator: until another one is set, every operation but this person's data,
             *     the language, the password and signing out is refused by `passwordMustBeChanged`
             */
            must_change_password: boolean;
            user_metas: {
                [key: string]: string;
            };
            /** @description How it stands with who asked a unit for the account; until a unit lets the person in, nothing else opens */
            admission?: ("pending" | "denied") | null;
            /** @description Came from the learning marketplace */
            marketplace?: boolean;
        };
        SignedIn: {
            access_token: string;
        } & components["schemas"]["User"];
        /** @description The password was right; the code that was sent to `email` is asked next */
        CodeAsked: {
            /** @constant */
            verify_code: true;
            email: string;
        };
        Email: string;
        Done: {
            data: null;
            message?: string;
        };
        /** @enum {string} */
        Sex: "male" | "female" | "other";
        Profile: {
            id: components["schemas"]["Id"];
            name: string;
            first_name: string;
            email: string;
            username: string;
            role: components["schemas"]["Role"];
            company_name: string | null;
            phone: string | null;
            sex: components["schemas"]["Sex"] | null;
            date_of_birth: string | null;
            address: string | null;
            department: string | null;
            title: string | null;
            employee_code: string | null;
            membership_code: string | null;
            avatar: string | null;
            bg_img: string | null;
            two_factor: boolean;
            created_at: components["schemas"]["Time"];
            last_login_at: components["schemas"]["Time"] | null;
        };
        /** @description An empty text takes away what was there */
        ProfileDraft: {
            name: string;
            phone?: string;
            /** @enum {string} */
            sex?: "male" | "female" | "other" | "";
            /** @description YYYY-MM-DD */
            date_of_birth?: string;
            address?: string;
        };
        /** @description Which mails somebody gets who has not asked for them; all, until one says otherwise */
        MailChoices: {
            /**
             * @description What waits for a teacher's marks
             * @enum {string}
             */
            mail_unmarked?: "on" | "off";
            /**
             * @description Who asked to join the unit
             * @enum {string}
             */
            mail_digest?: "on" | "off";
        };
        /** @enum {string} */
        MemberStatus: "active" | "inactive" | "locked";
        MemberRow: {
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            username: string;
            role: components["schemas"]["Role"];
            status: components["schemas"]["MemberStatus"];
            phone: string | null;
            membership_code: string | null;
            company_name: string | null;
            avatar: string | null;
            two_factor: boolean;
            last_login_at: components["schemas"]["Time"] | null;
            created_at: components["schemas"]["Time"];
            /** @description The caller may open the member */
            is_view: boolean;
        };
        Member: {
            id: components["schemas"]["Id"];
            name: string;
            first_name: string;
            email: string;
            username: string;
            role: components["schemas"]["Role"];
            status: components["schemas"]["MemberStatus"];
            company_id: components["schemas"]["Id"] | null;
            company_name: string | null;
            phone: string | null;
            sex: ("male" | "female" | "other") | null;
            date_of_birth: string | null;
            address: string | null;
            membership_code: string | null;
            employee_code: string | null;
            title: string | null;
            department: string | null;
            school: string | null;
            avatar: string | null;
            bg_img: string | null;
            lang: components["schemas"]["Language"];
            two_factor: boolean;
            /** @description The password was given by an administrator */
            must_change_password: boolean;
            /** @description Has attempts, marks, classes or made content, and cannot be deleted */
            in_use: boolean;
            last_login_at: components["schemas"]["Time"] | null;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        /** @description An empty text takes away what was there; without a user name the e-mail is it */
        MemberDraft: {
            email: string;
            username?: string;
            phone: string;
            name: string;
            address?: string;
            role: components["schemas"]["Role"];
            /** @description The unit; every role but super-admin has one */
            company_id?: components["schemas"]["Id"] | "";
            /** @description YYYY-MM-DD */
            date_of_birth: string;
            membership_code: string;
            employee_code?: string;
            /** @enum {string} */
            sex?: "male" | "female" | "other" | "";
            title?: string;
            department?: string;
            school?: string;
        };
        ImportColumn: {
            key: string;
            label: string;
            required: boolean;
        };
        ImportCellError: {
            /** @description The key of the column */
            column: string;
            /** @description The column's header in the file and its letter */
            header: string;
            value: string;
            code: components["schemas"]["ErrorCode"];
            message: string;
        };
        MemberImportReport: {
            file_name: string;
            sheet: string;
            /** @description The visible sheets of the file */
            sheets: string[];
            headers: string[];
            mapping: {
                [key: string]: number;
            };
            /** @description What a column of the sheet can be mapped to */
            columns: components["schemas"]["ImportColumn"][];
            /** @description Rows that hold something, without the header */
            total: number;
            /** @description Rows that make an account */
            good: number;
            /** @description Rows whose account was there before this import */
            repeated: number;
            refused: number;
            /** @description Accounts made by this call or by the same import_id before */
            saved: number;
            /** @description The first of the refused rows; a file holds them all */
            rows: {
                /** @description The number that the spreadsheet shows beside the row */
                row: number;
                name: string;
                errors: components["schemas"]["ImportCellError"][];
            }[];
        };
        SupportRequest: {
            subject: string;
            description: string;
        };
        CompanyRow: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A unit's code; blanks and case are passed over */
        RegisterCode: string;
        Person: {
            id: components["schemas"]["Id"];
            name: string;
            avatar: string | null;
        };
        /** @enum {string} */
        ClassTiming: "not_started" | "happening" | "finished";
        /** @enum {string} */
        RequestStatus: "pending" | "approved" | "denied";
        OpenClass: {
            id: components["schemas"]["Id"];
            classroom_name: string;
            course_name: string;
            teacher: components["schemas"]["Person"];
            classroom_start_time: components["schemas"]["Time"];
            classroom_end_time: components["schemas"]["Time"];
            timing: components["schemas"]["ClassTiming"];
            /** @description How the caller's newest request for this class stands */
            request_status: components["schemas"]["RequestStatus"] | null;
            /** @description Why it was denied */
            reason: string | null;
        };
        OwnRequest: {
            status: components["schemas"]["RequestStatus"];
            company_name: string;
            /** @description Where the unit can be asked */
            email: string | null;
            reason: string | null;
            created_at: components["schemas"]["Time"];
            decided_at: components["schemas"]["Time"] | null;
        };
        /**
         * @description Asks for an account of the unit, or for a class of it
         * @enum {string}
         */
        RequestKind: "account" | "class";
        /** @description An entry of a dropdown */
        Option: {
            id: components["schemas"]["Id"];
            name: string;
        };
        RequestRow: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["RequestKind"];
            status: components["schemas"]["RequestStatus"];
            user_id: components["schemas"]["Id"];
            name: string;
            avatar: string | null;
            email: string;
            phone: string | null;
            date_of_birth: string | null;
            /** @description Came from the learning marketplace, as the person's browser says */
            marketplace: boolean;
            company_id: components["schemas"]["Id"];
            company_name: string;
            /** @description The class that the person asks for */
            asked_class: components["schemas"]["Option"] | null;
            /** @description The class that the person was placed in */
            placed_class: components["schemas"]["Option"] | null;
            note: string | null;
            reason: string | null;
            /** @description Who decided, by name */
            decided_by: string | null;
            decided_at: components["schemas"]["Time"] | null;
            created_at: components["schemas"]["Time"];
        };
        RegistrationLink: {
            open: boolean;
            /** @description None before the unit first took registrations */
            code: string | null;
            /** @description What the unit gives to people */
            href: string | null;
        };
        /** @enum {string} */
        QuestionType: "one_choice" | "multiple_choice" | "true_false" | "short_answer" | "long_answer" | "fill_keyword" | "fill_number" | "match_clauses" | "choose_from_list" | "drag_to_blank" | "order_clauses";
        /** @enum {string} */
        QuestionStatus: "draft" | "published" | "project";
        QuestionRow: {
            id: components["schemas"]["Id"];
            title: string;
            type: components["schemas"]["QuestionType"];
            category: components["schemas"]["Option"];
            status: components["schemas"]["QuestionStatus"];
            created_at: components["schemas"]["Time"];
            created_by: components["schemas"]["Id"];
            name_created: string;
            in_use: boolean;
        };
        /**
         * @description How answers are numbered
         * @enum {string}
         */
        Numbering: "1" | "a" | "A" | "none";
        /** @description An option or blank within its question */
        PartId: string;
        Choice: {
            id: components["schemas"]["PartId"];
            text: string;
        };
        Choices: components["schemas"]["Choice"][];
        OneChoiceContent: {
            /** @constant */
            type: "one_choice";
            options: components["schemas"]["Choices"];
        };
        MultipleChoiceContent: {
            /** @constant */
            type: "multiple_choice";
            options: components["schemas"]["Choices"];
        };
        TrueFalseContent: {
            /** @constant */
            type: "true_false";
        };
        CharacterLimit: number;
        ShortAnswerContent: {
            /** @constant */
            type: "short_answer";
            character_limit: components["schemas"]["CharacterLimit"];
        };
        LongAnswerContent: {
            /** @constant */
            type: "long_answer";
            character_limit: components["schemas"]["CharacterLimit"];
        };
        Blanks: components["schemas"]["PartId"][];
        FillKeywordContent: {
            /** @constant */
            type: "fill_keyword";
            blanks: components["schemas"]["Blanks"];
        };
        FillNumberContent: {
            /** @constant */
            type: "fill_number";
            blanks: components["schemas"]["Blanks"];
        };
        MatchClausesContent: {
            /** @constant */
            type: "match_clauses";
            left: components["schemas"]["Choices"];
            right: components["schemas"]["Choices"];
        };
        ChooseFromListContent: {
            /** @constant */
            type: "choose_from_list";
            blanks: {
                id: components["schemas"]["PartId"];
                options: components["schemas"]["Choices"];
            }[];
        };
        DragToBlankContent: {
            /** @constant */
            type: "drag_to_blank";
            blanks: components["schemas"]["Blanks"];
            words: components["schemas"]["Choices"];
        };
        OrderClausesContent: {
            /** @constant */
            type: "order_clauses";
            clauses: components["schemas"]["Choices"];
        };
        /** @description What the person who answers may see; nothing of the key is in it */
        QuestionContent: components["schemas"]["OneChoiceContent"] | components["schemas"]["MultipleChoiceContent"] | components["schemas"]["TrueFalseContent"] | components["schemas"]["ShortAnswerContent"] | components["schemas"]["LongAnswerContent"] | components["schemas"]["FillKeywordContent"] | components["schemas"]["FillNumberContent"] | components["schemas"]["MatchClausesContent"] | components["schemas"]["ChooseFromListContent"] | components["schemas"]["DragToBlankContent"] | components["schemas"]["OrderClausesContent"];
        OneChoiceKey: {
            /** @constant */
            type: "one_choice";
            choice: components["schemas"]["PartId"];
        };
        MultipleChoiceKey: {
            /** @constant */
            type: "multiple_choice";
            choices: components["schemas"]["PartId"][];
        };
        TrueFalseKey: {
            /** @constant */
            type: "true_false";
            value: boolean;
        };
        ShortAnswerKey: {
            /** @constant */
            type: "short_answer";
            model_answer?: string;
        };
        LongAnswerKey: {
            /** @constant */
            type: "long_answer";
            model_answer?: string;
        };
        FillKeywordKey: {
            /** @constant */
            type: "fill_keyword";
            blanks: {
                [key: string]: string[];
            };
        };
        FillNumberKey: {
            /** @constant */
            type: "fill_number";
            blanks: {
                [key: string]: {
                    value: number;
                    tolerance?: number;
                };
            };
        };
        PartMap: {
            [key: string]: components["schemas"]["PartId"];
        };
        MatchClausesKey: {
            /** @constant */
            type: "match_clauses";
            pairs: components["schemas"]["PartMap"];
        };
        ChooseFromListKey: {
            /** @constant */
            type: "choose_from_list";
            blanks: components["schemas"]["PartMap"];
        };
        DragToBlankKey: {
            /** @constant */
            type: "drag_to_blank";
            blanks: components["schemas"]["PartMap"];
        };
        OrderClausesKey: {
            /** @constant */
            type: "order_clauses";
            order: components["schemas"]["PartId"][];
        };
        /** @description The right answer; never sent to a student while the attempt runs */
        QuestionKey: components["schemas"]["OneChoiceKey"] | components["schemas"]["MultipleChoiceKey"] | components["schemas"]["TrueFalseKey"] | components["schemas"]["ShortAnswerKey"] | components["schemas"]["LongAnswerKey"] | components["schemas"]["FillKeywordKey"] | components["schemas"]["FillNumberKey"] | components["schemas"]["MatchClausesKey"] | components["schemas"]["ChooseFromListKey"] | components["schemas"]["DragToBlankKey"] | components["schemas"]["OrderClausesKey"];
        QuestionDraft: {
            id?: components["schemas"]["Id"];
            /** @description The question; its blanks are written [[1]], [[2]] … */
            title: string;
            category_id: components["schemas"]["Id"];
            status: components["schemas"]["QuestionStatus"];
            numbering?: components["schemas"]["Numbering"];
            shuffle?: boolean;
            content: components["schemas"]["QuestionContent"];
            key: components["schemas"]["QuestionKey"];
        };
        Question: {
            id: components["schemas"]["Id"];
            title: string;
            category: components["schemas"]["Option"];
            status: components["schemas"]["QuestionStatus"];
            numbering: components["schemas"]["Numbering"];
            shuffle: boolean;
            content: components["schemas"]["QuestionContent"];
            key: components["schemas"]["QuestionKey"];
            /** @description The question that it is a copy of */
            copied_from: components["schemas"]["Id"] | null;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            created_by: components["schemas"]["Id"];
            name_created: string;
            /** @description An exam refers to it */
            in_use: boolean;
        };
        ImportFix: {
            row: number;
            /** @description Column key to the text that stands in place of the file's */
            cells: {
                [key: string]: string;
            };
        };
        ImportRow: {
            /** @description The number that the spreadsheet shows beside the row */
            row: number;
            good: boolean;
            title: string;
            type: components["schemas"]["QuestionType"] | null;
            /** @description Column key to what stands in the cell, for the columns that the mapping has */
            cells: {
                [key: string]: string;
            };
            errors: components["schemas"]["ImportCellError"][];
        };
        ImportReport: {
            file_name: string;
            sheet: string;
            /** @description The visible sheets of the file */
            sheets: string[];
            headers: string[];
            mapping: {
                [key: string]: number;
            };
            /** @description What a column of the sheet can be mapped to */
            columns: components["schemas"]["ImportColumn"][];
            /** @description Rows that hold something, without the header */
            total: number;
            good: number;
            refused: number;
            /** @description Questions stored by this call or by the same import_id before */
            saved: number;
            rows: components["schemas"]["ImportRow"][];
        };
        /** @enum {string} */
        ExamStatus: "draft" | "published" | "locked" | "project";
        ExamRow: {
            id: components["schemas"]["Id"];
            title: string;
            category: components["schemas"]["Option"];
            status: components["schemas"]["ExamStatus"];
            question_count: number;
            total_score: number;
            duration_minutes: number;
            /** @description A class has it assigned */
            in_use: boolean;
            name_created: string;
            updated_at: components["schemas"]["Time"];
        };
        ExamIds: {
            survey_ids: components["schemas"]["Id"][];
        };
        /** @description Points to two decimals */
        Points: number;
        ExamPartDraft: {
            title: string;
            score: components["schemas"]["Points"];
            questions: {
                question_id: components["schemas"]["Id"];
                score: components["schemas"]["Points"];
            }[];
        };
        ExamDraft: {
            id?: components["schemas"]["Id"];
            title: string;
            category_id: components["schemas"]["Id"];
            parts: components["schemas"]["ExamPartDraft"][];
            duration_minutes: number;
            retakes: number;
            deduction_percent: number;
            questions_per_page: number;
            shuffle: boolean;
        };
        Exam: {
            id: components["schemas"]["Id"];
            title: string;
            category: components["schemas"]["Option"];
            status: components["schemas"]["ExamStatus"];
            parts: {
                id: components["schemas"]["Id"];
                title: string;
                score: number;
                questions: {
                    score: number;
                    question: components["schemas"]["Question"];
                }[];
            }[];
            duration_minutes: number;
            retakes: number;
            deduction_percent: number;
            questions_per_page: number;
            shuffle: boolean;
            total_score: number;
            in_use: boolean;
            copied_from: components["schemas"]["Id"] | null;
            created_by: components["schemas"]["Id"];
            name_created: string;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        ClassRow: {
            id: components["schemas"]["Id"];
            classroom_name: string;
            classroom_code: string;
            course_name: string;
            project_name: string;
            teacher: components["schemas"]["Person"];
            classroom_start_time: components["schemas"]["Time"];
            classroom_end_time: components["schemas"]["Time"];
            timing: components["schemas"]["ClassTiming"];
            student_count: number;
            assignment_count: number;
        };
        /**
         * @description submitted: some answers wait for a mark
         * @enum {string}
         */
        AttemptState: "in_progress" | "submitted" | "marked";
        AttemptSummary: {
            id: components["schemas"]["Id"];
            number: number;
            state: components["schemas"]["AttemptState"];
            started_at: components["schemas"]["Time"];
            deadline: components["schemas"]["Time"];
            submitted_at: components["schemas"]["Time"] | null;
            /** @description Before the deduction */
            score: number | null;
            /** @description After the deduction */
            final_score: number | null;
        };
        OwnAttempts: {
            attempts: components["schemas"]["AttemptSummary"][];
            attempts_left: number;
            best_score: number | null;
        };
        Assignment: {
            id: components["schemas"]["Id"];
            classroom_id: components["schemas"]["Id"];
            classroom_name?: string;
            survey_id: components["schemas"]["Id"];
            title: string;
            start_time: components["schemas"]["Time"];
            end_time: components["schemas"]["Time"];
            timing: components["schemas"]["ClassTiming"];
            duration_minutes: number;
            retakes: number;
            deduction_percent: number;
            questions_per_page: number;
            question_count: number;
            is_final: boolean;
            participant_count: number;
            /** @description Only for who teaches or manages the class */
            submitted_count?: number;
            /** @description Attempts that wait for a mark; only for who teaches or manages the class */
            waiting_count?: number;
            mine?: components["schemas"]["OwnAttempts"];
        };
        Class: {
            id: components["schemas"]["Id"];
            classroom_name: string;
            classroom_code: string;
            course_name: string;
            project_name: string;
            teacher: components["schemas"]["Person"];
            classroom_start_time: components["schemas"]["Time"];
            classroom_end_time: components["schemas"]["Time"];
            timing: components["schemas"]["ClassTiming"];
            may_assign: boolean;
            may_mark: boolean;
            /** @description Only for who teaches or manages the class */
            students?: {
                id: components["schemas"]["Id"];
                name: string;
                avatar: string | null;
                email: string;
                membership_code: string | null;
            }[];
            assignments: components["schemas"]["Assignment"][];
        };
        AssignmentDraft: {
            survey_id: components["schemas"]["Id"];
            start_time: components["schemas"]["Time"];
            end_time: components["schemas"]["Time"];
            duration_minutes: number;
            retakes: number;
            deduction_percent: number;
            questions_per_page: number;
            /** @default false */
            is_final?: boolean;
            /** @description The participants; all students of the class when absent */
            student_ids?: components["schemas"]["Id"][];
            /**
             * Format: uuid
             * @description The same id assigns once
             */
            request_id?: string;
        };
        /** @enum {string} */
        SubmittedBy: "student" | "time";
        Submission: {
            attempt_id: components["schemas"]["Id"];
            assignment_id: components["schemas"]["Id"];
            survey_id: components["schemas"]["Id"];
            title: string;
            student: components["schemas"]["Person"];
            number: number;
            state: components["schemas"]["AttemptState"];
            submitted_at: components["schemas"]["Time"] | null;
            submitted_by: components["schemas"]["SubmittedBy"] | null;
            /** @description After the deduction; what is known while marks are missing */
            score: number | null;
            waiting_questions: number;
        };
        PaperQuestion: {
            id: components["schemas"]["Id"];
            /** @description Its place in this attempt */
            number: number;
            title: string;
            score: number;
            numbering: components["schemas"]["Numbering"];
            content: components["schemas"]["QuestionContent"];
        };
        Paper: {
            parts: {
                title: string;
                score: number;
                questions: components["schemas"]["PaperQuestion"][];
            }[];
        };
        OneChoiceAnswer: {
            /** @constant */
            type: "one_choice";
            choice: components["schemas"]["PartId"] | null;
        };
        MultipleChoiceAnswer: {
            /** @constant */
            type: "multiple_choice";
            choices: components["schemas"]["PartId"][];
        };
        TrueFalseAnswer: {
            /** @constant */
            type: "true_false";
            value: boolean | null;
        };
        ShortAnswerAnswer: {
            /** @constant */
            type: "short_answer";
            text: string;
        };
        LongAnswerAnswer: {
            /** @constant */
            type: "long_answer";
            text: string;
        };
        TextMap: {
            [key: string]: string;
        };
        FillKeywordAnswer: {
            /** @constant */
            type: "fill_keyword";
            blanks: components["schemas"]["TextMap"];
        };
        FillNumberAnswer: {
            /** @constant */
            type: "fill_number";
            blanks: components["schemas"]["TextMap"];
        };
        MatchClausesAnswer: {
            /** @constant */
            type: "match_clauses";
            pairs: components["schemas"]["PartMap"];
        };
        ChooseFromListAnswer: {
            /** @constant */
            type: "choose_from_list";
            blanks: components["schemas"]["PartMap"];
        };
        DragToBlankAnswer: {
            /** @constant */
            type: "drag_to_blank";
            blanks: components["schemas"]["PartMap"];
        };
        OrderClausesAnswer: {
            /** @constant */
            type: "order_clauses";
            order: components["schemas"]["PartId"][];
        };
        /** @description What a person answered */
        AnswerValue: components["schemas"]["OneChoiceAnswer"] | components["schemas"]["MultipleChoiceAnswer"] | components["schemas"]["TrueFalseAnswer"] | components["schemas"]["ShortAnswerAnswer"] | components["schemas"]["LongAnswerAnswer"] | components["schemas"]["FillKeywordAnswer"] | components["schemas"]["FillNumberAnswer"] | components["schemas"]["MatchClausesAnswer"] | components["schemas"]["ChooseFromListAnswer"] | components["schemas"]["DragToBlankAnswer"] | components["schemas"]["OrderClausesAnswer"];
        ServerSeq: number;
        SavedAnswer: {
            question_id: components["schemas"]["Id"];
            answer: components["schemas"]["AnswerValue"] | null;
            flagged: boolean;
            server_seq: components["schemas"]["ServerSeq"];
            saved_at: components["schemas"]["Time"];
            /** @description The answer came from the journal that asks */
            own: boolean;
        };
        Attempt: {
            id: components["schemas"]["Id"];
            assignment_id: components["schemas"]["Id"];
            survey_id: components["schemas"]["Id"];
            classroom_id: components["schemas"]["Id"];
            title: string;
            student: components["schemas"]["Person"];
            number: number;
            state: components["schemas"]["AttemptState"];
            started_at: components["schemas"]["Time"];
            deadline: components["schemas"]["Time"];
            server_time: components["schemas"]["Time"];
            questions_per_page: number;
            paper: components["schemas"]["Paper"];
            answers: components["schemas"]["SavedAnswer"][];
            server_seq: components["schemas"]["ServerSeq"];
        };
        /** Format: uuid */
        JournalId: string;
        AnswerEntry: {
            seq: number;
            question_id: components["schemas"]["Id"];
            answer?: components["schemas"]["AnswerValue"];
            flagged?: boolean;
            base: components["schemas"]["ServerSeq"];
            written_at: components["schemas"]["Time"];
        };
        AnswerBatch: {
            attempt_id: components["schemas"]["Id"];
            journal_id: components["schemas"]["JournalId"];
            entries: components["schemas"]["AnswerEntry"][];
            known_server_seq: components["schemas"]["ServerSeq"];
        };
        Acknowledgement: {
            /** @description The last entry of this journal that the server holds */
            acknowledged_seq: number;
            server_seq: components["schemas"]["ServerSeq"];
            saved_at: components["schemas"]["Time"];
            server_time: components["schemas"]["Time"];
            deadline: components["schemas"]["Time"];
            state: components["schemas"]["AttemptState"];
            /** @description The current answer of each question that changed since known_server_seq */
            changes: components["schemas"]["SavedAnswer"][];
        };
        Submit: {
            attempt_id: components["schemas"]["Id"];
            journal_id?: components["schemas"]["JournalId"];
            /** @description The last entry of the journal; the server refuses while it has less */
            last_seq?: number;
        };
        AttemptResult: {
            attempt_id: components["schemas"]["Id"];
            number: number;
            state: components["schemas"]["AttemptState"];
            submitted_at: components["schemas"]["Time"];
            submitted_by: components["schemas"]["SubmittedBy"];
            /** @description Points so far, before the deduction */
            score: number;
            /** @description Percent taken off this attempt: deduction × number */
            deduction_percent: number;
            /** @description Points so far, after the deduction */
            final_score: number;
            /** @description Answers that wait for a mark */
            waiting_questions: number;
        };
        ReviewedQuestion: {
            question: components["schemas"]["PaperQuestion"];
            key: components["schemas"]["QuestionKey"];
            answer: components["schemas"]["AnswerValue"] | null;
            saved_at: components["schemas"]["Time"] | null;
            /** @description null while it waits for a mark */
            score: number | null;
            comment: string | null;
            marked_by: components["schemas"]["Person"] | null;
        };
        Review: {
            result: components["schemas"]["AttemptResult"];
            title: string;
            survey_id: components["schemas"]["Id"];
            assignment_id: components["schemas"]["Id"];
            classroom_id: components["schemas"]["Id"];
            student: components["schemas"]["Person"];
            may_mark: boolean;
            parts: {
                title: string;
                score: number;
                questions: components["schemas"]["ReviewedQuestion"][];
            }[];
        };
    };
    responses: {
        /** @description Refused; `code` says why */
        problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Done */
        done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description The language now */
        languageAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Language"];
                };
            };
        };
        /** @description The person as the account now says */
        profileAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Profile"];
                    message?: string;
                };
            };
        };
        /** @description A page of members */
        membersAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["MemberRow"][];
                    page: number;
                    limit: number;
                    total: number;
                    last_page: number;
                };
            };
        };
        /** @description The member */
        memberAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Member"];
                    message?: string;
                };
            };
        };
        /** @description The answer that has this `ETag` (sent as `If-None-Match`) is still right */
        unchanged: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The link as it is now */
        linkAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["RegistrationLink"];
                };
            };
        };
        /** @description The question */
        questionAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Question"];
                    message?: string;
                };
            };
        };
        /** @description The exam */
        examAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Exam"];
                    message?: string;
                };
            };
        };
        /** @description The attempt without any key */
        attemptAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Attempt"];
                };
            };
        };
        /** @description The result as far as it is known */
        resultAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AttemptResult"];
                    message?: string;
                };
            };
        };
        /** @description The attempt with everything */
        reviewAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Review"];
                    message?: string;
                };
            };
        };
    };
    parameters: {
        fileId: string;
        page: number;
        limit: 5 | 10 | 20 | 30 | 50 | 100;
        fields: ("name" | "email" | "username" | "phone" | "membership_code" | "role" | "status" | "company_id" | "created_at")[];
        /**
         * @description What is searched, one for each `fieldName[]`; without regard to case and Vietnamese marks. A field that is named more
         *     than once fits when one of its keywords does.
         */
        keyword: string[];
        /**
         * @description How each keyword is meant, one for each `fieldName[]`; `like` for all when absent. A time is compared by `isAfter` and
         *     `isBefore` alone, its keyword is RFC 3339.
         */
        compare: ("like" | "isAfter" | "isBefore")[];
        /** @description The roles that the list is of, whatever its filters say; all when absent */
        fixed: components["schemas"]["Role"][];
        /** @description Who never signed in comes last by `last_login_at`, newest first */
        sort: "name" | "created_at" | "last_login_at" | "role";
        /** @description When absent, newest first for times and ascending for words. */
        order: "asc" | "desc";
        id: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @constant */
                            status: "ok";
                            /** @enum {string} */
                            database: "embedded" | "postgres";
                            time: components["schemas"]["Time"];
                        };
                    };
                };
            };
            503: components["responses"]["problem"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description User name or e-mail */
                    username: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedIn"] | components["schemas"]["CodeAsked"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
            429: components["responses"]["problem"];
        };
    };
    verifyTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    email: components["schemas"]["Email"];
                    /** @description Six digits; spaces are passed over */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
            429: components["responses"]["problem"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            422: components["responses"]["problem"];
            429: components["responses"]["problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    email: components["schemas"]["Email"];
                    password: string;
                    password_confirmation: string;
                    token: string;
                    /** @description The password that an administrator gave; asked where `create_by` is there */
                    check_password?: string;
                    /** @enum {string} */
                    create_by?: "admin";
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
            429: components["responses"]["problem"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            401: components["responses"]["problem"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One user in a list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["User"][];
                    };
                };
            };
            401: components["responses"]["problem"];
        };
    };
    getLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["languageAnswer"];
            401: components["responses"]["problem"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lang: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            200: components["responses"]["languageAnswer"];
            401: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["profileAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileDraft"];
            };
        };
        responses: {
            200: components["responses"]["profileAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Asked of all but who has signed in with a temporary password */
                    old_password?: string;
                    password: string;
                    password_confirmation: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
            429: components["responses"]["problem"];
        };
    };
    saveMetas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_metas: components["schemas"]["MailChoices"];
                };
            };
        };
        responses: {
            /** @description All that the person has chosen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user_metas: {
                                [key: string]: string;
                            };
                        };
                        message: string;
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    setTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enabled: boolean;
                    /** @description The account's own */
                    password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["profileAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
            429: components["responses"]["problem"];
        };
    };
    saveAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    avatar: Blob;
                };
            };
        };
        responses: {
            200: components["responses"]["profileAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            413: components["responses"]["problem"];
            415: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    removeAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["profileAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
        };
    };
    saveBackground: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    bg_img: Blob;
                };
            };
        };
        responses: {
            200: components["responses"]["profileAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            413: components["responses"]["problem"];
            415: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    removeBackground: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["profileAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["fileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** @description The part that was asked for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** @description The file that the browser has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            416: components["responses"]["problem"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                "fieldName[]"?: components["parameters"]["fields"];
                /**
                 * @description What is searched, one for each `fieldName[]`; without regard to case and Vietnamese marks. A field that is named more
                 *     than once fits when one of its keywords does.
                 */
                "keyword[]"?: components["parameters"]["keyword"];
                /**
                 * @description How each keyword is meant, one for each `fieldName[]`; `like` for all when absent. A time is compared by `isAfter` and
                 *     `isBefore` alone, its keyword is RFC 3339.
                 */
                "compare[]"?: components["parameters"]["compare"];
                /** @description The roles that the list is of, whatever its filters say; all when absent */
                "fixed[]"?: components["parameters"]["fixed"];
                /** @description Who never signed in comes last by `last_login_at`, newest first */
                sort?: components["parameters"]["sort"];
                /** @description When absent, newest first for times and ascending for words. */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["membersAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    listInactiveMembers: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                "fieldName[]"?: components["parameters"]["fields"];
                /**
                 * @description What is searched, one for each `fieldName[]`; without regard to case and Vietnamese marks. A field that is named more
                 *     than once fits when one of its keywords does.
                 */
                "keyword[]"?: components["parameters"]["keyword"];
                /**
                 * @description How each keyword is meant, one for each `fieldName[]`; `like` for all when absent. A time is compared by `isAfter` and
                 *     `isBefore` alone, its keyword is RFC 3339.
                 */
                "compare[]"?: components["parameters"]["compare"];
                /** @description The roles that the list is of, whatever its filters say; all when absent */
                "fixed[]"?: components["parameters"]["fixed"];
                /** @description Who never signed in comes last by `last_login_at`, newest first */
                sort?: components["parameters"]["sort"];
                /** @description When absent, newest first for times and ascending for words. */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["membersAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    deleteInactiveMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    user_ids?: components["schemas"]["Id"][];
                    /** @enum {boolean} */
                    delete_all?: true;
                };
            };
        };
        responses: {
            /** @description How many are gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            deleted: number;
                        };
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    lockMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    user_ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    unlockMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    resendActivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    user_ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
            429: components["responses"]["problem"];
        };
    };
    deleteMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    showPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The password, which nobody can read again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            password: string;
                        };
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["memberAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    editMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberDraft"];
            };
        };
        responses: {
            200: components["responses"]["memberAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    setMemberTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enabled: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["memberAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    exportMembers: {
        parameters: {
            query?: {
                "fieldName[]"?: components["parameters"]["fields"];
                /**
                 * @description What is searched, one for each `fieldName[]`; without regard to case and Vietnamese marks. A field that is named more
                 *     than once fits when one of its keywords does.
                 */
                "keyword[]"?: components["parameters"]["keyword"];
                /**
                 * @description How each keyword is meant, one for each `fieldName[]`; `like` for all when absent. A time is compared by `isAfter` and
                 *     `isBefore` alone, its keyword is RFC 3339.
                 */
                "compare[]"?: components["parameters"]["compare"];
                /** @description The roles that the list is of, whatever its filters say; all when absent */
                "fixed[]"?: components["parameters"]["fixed"];
                /** @description Who never signed in comes last by `last_login_at`, newest first */
                sort?: components["parameters"]["sort"];
                /** @description When absent, newest first for times and ascending for words. */
                order?: components["parameters"]["order"];
                format?: "xlsx" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in the caller's language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MemberDraft"];
            };
        };
        responses: {
            200: components["responses"]["memberAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    importMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                    company_id?: components["schemas"]["Id"];
                    sheet?: string;
                    /** @description Column key of the member to the zero-based column of the sheet; guessed from the headers when absent */
                    mapping?: {
                        [key: string]: number;
                    };
                    /** @default false */
                    dry_run?: boolean;
                    /**
                     * Format: uuid
                     * @description What the same id stored before counts as saved by this call
                     */
                    import_id?: string;
                };
            };
        };
        responses: {
            /** @description What was read, and what was stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MemberImportReport"];
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            409: components["responses"]["problem"];
            413: components["responses"]["problem"];
            415: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    getRefusedMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                    company_id?: components["schemas"]["Id"];
                    sheet?: string;
                    mapping?: {
                        [key: string]: number;
                    };
                    /**
                     * @default xlsx
                     * @enum {string}
                     */
                    format?: "xlsx" | "csv";
                };
            };
        };
        responses: {
            /** @description The file, in the caller's language, to be mended and imported */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            409: components["responses"]["problem"];
            413: components["responses"]["problem"];
            415: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    getMemberTemplate: {
        parameters: {
            query?: {
                format?: "xlsx" | "ods" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in the caller's language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    activateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    email: components["schemas"]["Email"];
                    token: string;
                    password: string;
                    password_confirmation: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    askForSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SupportRequest"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
            429: components["responses"]["problem"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                "fieldName[]"?: "name"[];
                /**
                 * @description What is searched, one for each `fieldName[]`; without regard to case and Vietnamese marks. A field that is named more
                 *     than once fits when one of its keywords does.
                 */
                "keyword[]"?: components["parameters"]["keyword"];
                sort?: "name";
                /** @description When absent, newest first for times and ascending for words. */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of units */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyRow"][];
                        page: number;
                        limit: number;
                        total: number;
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    getSignupUnit: {
        parameters: {
            query: {
                unit: components["schemas"]["RegisterCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unit, which takes registrations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            name: string;
                        };
                    };
                };
            };
            422: components["responses"]["problem"];
            429: components["responses"]["problem"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    email: components["schemas"]["Email"];
                    phone: string;
                    name: string;
                    /** @description YYYY-MM-DD */
                    date_of_birth: string;
                    unit: components["schemas"]["RegisterCode"];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            422: components["responses"]["problem"];
            429: components["responses"]["problem"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles with their names in the caller's language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            name: components["schemas"]["Role"];
                            label: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
        };
    };
    listOpenClasses: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                "fieldName[]"?: ("classroom_name" | "course_name")[];
                /**
                 * @description What is searched, one for each `fieldName[]`; without regard to case and Vietnamese marks. A field that is named more
                 *     than once fits when one of its keywords does.
                 */
                "keyword[]"?: components["parameters"]["keyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of classes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenClass"][];
                        page: number;
                        limit: number;
                        total: number;
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    classroom_id?: components["schemas"]["Id"];
                    /** @description What the unit should know */
                    note?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
            429: components["responses"]["problem"];
        };
    };
    getOwnRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnRequest"];
                    };
                };
            };
            304: components["responses"]["unchanged"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
        };
    };
    markMarketplace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["done"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                "fieldName[]"?: ("name" | "email" | "phone" | "kind" | "status" | "marketplace" | "company_id" | "created_at")[];
                /**
                 * @description What is searched, one for each `fieldName[]`; without regard to case and Vietnamese marks. A field that is named more
                 *     than once fits when one of its keywords does.
                 */
                "keyword[]"?: components["parameters"]["keyword"];
                /**
                 * @description How each keyword is meant, one for each `fieldName[]`; `like` for all when absent. A time is compared by `isAfter` and
                 *     `isBefore` alone, its keyword is RFC 3339.
                 */
                "compare[]"?: components["parameters"]["compare"];
                /** @description By `status` those that wait come first, the newest on top */
                sort?: "status" | "created_at" | "name";
                /** @description When absent, newest first for times and ascending for words. */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequestRow"][];
                        page: number;
                        limit: number;
                        total: number;
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    approveRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    request_ids: components["schemas"]["Id"][];
                    /** @description A class of the unit that has not ended; without it `pleaseSelectAClass` */
                    classroom_id?: components["schemas"]["Id"] | "";
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    denyRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    request_ids: components["schemas"]["Id"][];
                    reason?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    getRegistrationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["linkAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
        };
    };
    setRegistrationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    open: boolean;
                    renew?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["linkAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                "fieldName[]"?: ("title" | "type" | "category_id" | "status" | "created_at")[];
                /**
                 * @description What is searched, one for each `fieldName[]`; without regard to case and Vietnamese marks. A field that is named more
                 *     than once fits when one of its keywords does.
                 */
                "keyword[]"?: components["parameters"]["keyword"];
                /**
                 * @description How each keyword is meant, one for each `fieldName[]`; `like` for all when absent. A time is compared by `isAfter` and
                 *     `isBefore` alone, its keyword is RFC 3339.
                 */
                "compare[]"?: components["parameters"]["compare"];
                sort?: "title" | "type" | "created_at";
                /** @description When absent, newest first for times and ascending for words. */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuestionRow"][];
                        page: number;
                        limit: number;
                        total: number;
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    deleteQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    question_ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    saveQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["QuestionDraft"];
            };
        };
        responses: {
            200: components["responses"]["questionAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    importQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                    sheet?: string;
                    /** @description Column key of the question to the zero-based column of the sheet; guessed from the headers when absent */
                    mapping?: {
                        [key: string]: number;
                    };
                    rows?: number[];
                    fixes?: components["schemas"]["ImportFix"][];
                    /** @default false */
                    save?: boolean;
                    /** Format: uuid */
                    import_id?: string;
                };
            };
        };
        responses: {
            /** @description What was read, and what was stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportReport"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            409: components["responses"]["problem"];
            413: components["responses"]["problem"];
            415: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    getQuestionTemplate: {
        parameters: {
            query?: {
                format?: "xlsx" | "ods" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in the caller's language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    getQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["questionAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    listQuestionCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of the caller's unit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Option"][];
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
        };
    };
    listExams: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                "fieldName[]"?: ("title" | "category_id" | "status" | "updated_at")[];
                /**
                 * @description What is searched, one for each `fieldName[]`; without regard to case and Vietnamese marks. A field that is named more
                 *     than once fits when one of its keywords does.
                 */
                "keyword[]"?: components["parameters"]["keyword"];
                /**
                 * @description How each keyword is meant, one for each `fieldName[]`; `like` for all when absent. A time is compared by `isAfter` and
                 *     `isBefore` alone, its keyword is RFC 3339.
                 */
                "compare[]"?: components["parameters"]["compare"];
                sort?: "title" | "status" | "updated_at";
                /** @description When absent, newest first for times and ascending for words. */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of exams */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ExamRow"][];
                        page: number;
                        limit: number;
                        total: number;
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    deleteExams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamIds"];
            };
        };
        responses: {
            200: components["responses"]["done"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    saveExam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ExamDraft"];
            };
        };
        responses: {
            200: components["responses"]["examAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    lockExams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    survey_ids: components["schemas"]["Id"][];
                    lock: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["done"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    getExam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["examAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    publishExam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["examAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    listExamCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of the caller's unit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Option"][];
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
        };
    };
    listClasses: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                "fieldName[]"?: ("classroom_name" | "classroom_code" | "timing" | "company_id")[];
                /**
                 * @description What is searched, one for each `fieldName[]`; without regard to case and Vietnamese marks. A field that is named more
                 *     than once fits when one of its keywords does.
                 */
                "keyword[]"?: components["parameters"]["keyword"];
                sort?: "classroom_name" | "classroom_start_time";
                /** @description When absent, newest first for times and ascending for words. */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of classes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ClassRow"][];
                        page: number;
                        limit: number;
                        total: number;
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    getClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Class"];
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    assignExam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AssignmentDraft"];
            };
        };
        responses: {
            /** @description Assigned */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Assignment"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    listSubmissions: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                "fieldName[]"?: ("student_name" | "assignment_id" | "state")[];
                /**
                 * @description What is searched, one for each `fieldName[]`; without regard to case and Vietnamese marks. A field that is named more
                 *     than once fits when one of its keywords does.
                 */
                "keyword[]"?: components["parameters"]["keyword"];
                sort?: "student_name" | "submitted_at" | "score";
                /** @description When absent, newest first for times and ascending for words. */
                order?: components["parameters"]["order"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Submission"][];
                        page: number;
                        limit: number;
                        total: number;
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    listAssignments: {
        parameters: {
            query?: {
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
                timing?: components["schemas"]["ClassTiming"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those one can act on first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Assignment"][];
                        page: number;
                        limit: number;
                        total: number;
                        last_page: number;
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    getAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assignment, the caller's attempts, and whether one may start */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            assignment: components["schemas"]["Assignment"];
                            may_start: boolean;
                            refusal: {
                                code: components["schemas"]["ErrorCode"];
                                message: string;
                            } | null;
                            server_time: components["schemas"]["Time"];
                        };
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    getAttempt: {
        parameters: {
            query: {
                attempt_id: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["attemptAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    startAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    assignment_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["attemptAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    saveAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerBatch"];
                "multipart/form-data": components["schemas"]["AnswerBatch"];
            };
        };
        responses: {
            /** @description On disk */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
            503: components["responses"]["problem"];
        };
    };
    submitAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Submit"];
            };
        };
        responses: {
            200: components["responses"]["resultAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
            503: components["responses"]["problem"];
        };
    };
    autoSubmitAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Submit"];
                "multipart/form-data": components["schemas"]["Submit"];
            };
        };
        responses: {
            200: components["responses"]["resultAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
            503: components["responses"]["problem"];
        };
    };
    markAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    attempt_id: components["schemas"]["Id"];
                    question_id: components["schemas"]["Id"];
                    score: components["schemas"]["Points"];
                    comment?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["reviewAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["reviewAnswer"];
            401: components["responses"]["problem"];
            403: components["responses"]["problem"];
            404: components["responses"]["problem"];
            409: components["responses"]["problem"];
            422: components["responses"]["problem"];
        };
    };
}
